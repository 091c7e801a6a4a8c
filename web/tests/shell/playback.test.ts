/** The time that scenes have: each its own, shared with what waits behind it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../../src/shell/table/playback.svelte";

vi.mock("../../src/shell/settings.svelte", () => ({ settings: { speed: "1", still: false } }));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a scene that was ended by hand does not cut the next one short", async () => {
  const broken: string[] = [];
  const scenes: (() => void)[] = [];
  const playback = new Playback<string>(async ([name]) => {
    const ended = new Promise<void>((resolve) => scenes.push(resolve));
    await Promise.race([ended, playback.broken().then(() => broken.push(name!))]);
  });
  playback.add("first", 0, false);
  await vi.advanceTimersByTimeAsync(3000);
  scenes[0]!();
  await vi.advanceTimersByTimeAsync(0);
  playback.add("second", 0, false);
  await vi.advanceTimersByTimeAsync(1500); // the first would have been broken off by now
  expect(broken).not.toContain("second");
  await vi.advanceTimersByTimeAsync(2600);
  expect(broken).toContain("second");
});
