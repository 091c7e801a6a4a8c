/** A few soft sounds, made when they are needed; silent unless they are switched on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A plucked tone: a token put down, a chime. */
function tone(pitch: number, at: number, length: number, loud: number): void {
  const audio = ready();
  if (!audio) return;
  const start = audio.currentTime + at;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = "sine";
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + length);
}

/** Paper over felt. */
function rustle(): void {
  const audio = ready();
  if (!audio) return;
  const length = Math.round(audio.sampleRate * 0.12);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  filter.Q.value = 0.6;
  const volume = audio.createGain();
  volume.gain.value = 0.09;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}

export const sounds = {
  move: rustle,
  pick: () => tone(520, 0, 0.16, 0.05),
  refuse: () => tone(180, 0, 0.2, 0.06),
  turn: () => {
    tone(523, 0, 0.5, 0.07);
    tone(784, 0.14, 0.7, 0.06);
  },
  end: () => [392, 523, 659, 784].forEach((pitch, i) => tone(pitch, i * 0.16, 0.9, 0.05)),
};
