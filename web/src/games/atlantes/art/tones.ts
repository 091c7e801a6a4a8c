/** Colours of people and things under water: in the light, in between, in the shade. And the palettes of the water itself. */
import type { Tones } from "../../../art/figure";
import { mixer } from "../../../art/mixing";

const STUFFS: Record<string, string> = {
  // skins
  lagoon: "a8ecd9 5fc0b2 2f8488",
  coral: "ffc2a6 ee8a70 b4524f",
  sand: "ffe0b8 e0b07f a4745a",
  violet: "d8c2f2 a58acb 6a5598",
  moss: "d3e29a 9bb562 5f7d48",
  slate: "c2d3de 869fb2 50687f",
  rose: "ffd3dc e79db2 a9637f",
  sky: "c4ebff 7fbfe2 457fb0",
  umber: "d9a27a a86d4c 6d4235",
  pale: "f4f6ea c9d8d2 8aa5aa",
  octo: "f7a58c d05a5c 86304a",
  crab: "ffa672 e2552f 9a2a26",
  horse: "ffe09a efae46 b46e2c",
  angler: "8fa0a0 4a5a66 232f3d",
  shark: "dbe6ea 8ba2b0 4f6577",
  turtle: "dbe0a0 9fae64 616f40",
  // hair, cloth, metal
  gold: "fff0b0 f2bd3e a8721a",
  bronze: "f2c48a bd8044 744522",
  steel: "e6f0f4 a3b6c2 5f7484",
  pearl: "ffffff ece4f0 b3a6c6",
  red: "f7907a cf3f37 7d1d2b",
  wine: "d98ba2 9c3a5e 5a1c40",
  teal: "8fdcd4 2f9a97 175d68",
  petrol: "5fb0bd 256f83 123f55",
  indigo: "8a9be0 47559f 262e64",
  night: "66789c 2f3f63 161f3c",
  purple: "c9a3e6 7f54ab 482c70",
  green: "b5e08c 5aa34e 2b6441",
  weed: "8fbf6a 4b8451 22523f",
  orange: "ffd08a f0903a a9521f",
  white: "ffffff e9eee9 adbfc6",
  black: "70778c 363b52 161a2c",
  straw: "fff0c0 e3c97f a28a4a",
  copper: "ffb98c cf6f45 853c2c",
  silver: "f6fafc c6d4dc 84969f",
};

const made = new Map<string, Tones>();

export function tones(name: unknown, otherwise = "teal"): Tones {
  const key = typeof name === "string" && STUFFS[name] ? name : otherwise;
  let found = made.get(key);
  if (!found) {
    const [lit, base, shade] = STUFFS[key]!.split(" ").map((colour) => `#${colour}`);
    found = [lit!, base!, shade!];
    made.set(key, found);
  }
  return found;
}

/** sky, haze, glow: water from the surface down; sun: the light; far, mid, ground, dark: reefs by distance; lit, stone, shade: rock; leaf: weed; accent: coral. */
const WATERS: Record<string, string> = {
  noon: "bfeee2 7fd3d2 3fa6b6 f6fff0 5fb4bd 2f8a9c 2a7386 0e3a56 f0e6c4 b8ac8c 6b6f6c 0a2238 3f9a72 1f6f86 ef6a4c",
  lagoon: "d8f6dc 9ce2cf 4fbdb6 fbfff0 7accbd 3aa39a d9c894 1d5a58 fff3cf d9c396 8f8160 103436 5fae5e 2a8f8f f0704a",
  petrol: "6fc2c4 3b97a4 1d6379 e6fff4 2f7f8f 1f6377 174e63 08283d cfe0d0 88a6a2 47646c 051a2a 2f8a6a 15506a f08a5a",
  indigo: "5a96c6 33689f 1d3f74 e0f4ff 2f5e94 244b80 1b3866 0a1838 c6d3e2 8195b6 46587e 060f26 2f7f7a 1b3f74 f2815c",
  abyss: "25507a 173559 0c1d3a bfe9f0 173a60 11294a 0d2040 040b1c a9bccb 5f7790 2f425e 02060f 1f6f6a 0f2a4c ff9a5c",
  dusk: "f3b48c c9798a 6a4f86 fff2cc 8e6690 5c477e 44386c 1a1738 f6d9bd b89aa0 6b5a76 0f0d26 5a8a72 4a3f78 ffcf6a",
  rose: "ffd9c6 f0a5a5 a8688f fff7e0 c07f9a 86527f 633f6c 2a1a40 ffe6d2 d0a8a4 86657a 1a0f2c 6a9a72 7a4a80 ffd27a",
  kelp: "d3ecae 8fc98a 3f8f72 fbffe0 5fa876 37805f 2a654e 0b3330 e6e6b4 a9b07f 5f7058 061f20 5fb04a 1f6a5c f2a04a",
  ember: "f7a66a c9564a 6a2340 fff0b8 8f3a4a 5f2440 42183a 1a0a22 f0b08a a86a5c 5a3540 100516 6a7a4a 4a2046 ffd050",
  sulphur: "f2e38a c2b85a 5f7f5a fffbd0 8a9a5a 5a7352 3f5a4c 142c2e f6ecb0 bfb27a 6f6f4c 0a1d20 8aa04a 3a6a60 f07a3a",
  ice: "eafaff b5e2f0 6cb2d2 ffffff 8fcbe0 5a9fc2 4684aa 173c62 ffffff cfe4ee 86a8bf 0d2542 6ab0a0 3f7fae f0766a",
  silver: "dfeaea a9c4cc 5f8296 ffffff 86a6b2 5d7f91 48687c 182f44 f2f4ee bcc6c6 6f7f88 0e1f30 6a9a8a 46697f e8745a",
  amber: "ffe6a0 e8b468 8a7a6a fffbe0 c29a66 8f7358 6a5a50 2a2a38 fff0c0 d2b07a 8a6a4a 161a28 8a9a52 4f6a74 e8603a",
  violet: "c9b6f0 8f79c4 4a3f86 fdf2ff 7563ac 54478c 3f3674 171334 e6d9ee a795bd 625680 0d0a24 5a8f8a 3f3a80 ffb45a",
  jade: "bdf0d0 6fcfa8 2a8a7a f4fff0 4fae92 2a8574 1f6a60 08332f eaf0cc a6b796 5c7266 052022 4fb06a 1a6a66 f0885a",
  plum: "e0a8c8 a8659a 5a2f6a ffeaf2 86508a 60386f 472858 1a0d2c f0d0d8 b58aa0 6e4a6a 100720 5a8a7a 4a2a66 ffc45a",
};

export const palette = mixer(WATERS, "noon");
export const PALETTES = Object.keys(WATERS);
