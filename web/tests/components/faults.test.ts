/** A part that throws is replaced, and what this browser keeps follows other tabs, in a real browser. */
import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { faults, isNetworkFault } from "../../src/shell/faults.svelte";
import { stored } from "../../src/shell/stored.svelte";
import Guarded from "../../src/shell/ui/Guarded.svelte";

let shown: object | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
});

const words = (text: string): ReturnType<typeof createRawSnippet> =>
  createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const broken = createRawSnippet(() => {
  throw new Error("a broken board");
});

test("what throws is replaced, and a report says where", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const props = { title: "kilns", part: "board" as const, children: broken, instead: words("The plain board") };
  shown = mount(Guarded, { target: document.body, props });

  await expect.element(page.getByText("The plain board")).toBeInTheDocument();
  expect(faults.has("kilns", "board")).toBe(true);
  expect(faults.report({ table: "t1", number: 4 })).toMatch(
    /table: t1\nnumber: 4\n[^]*kilns\/board\n[^]*a broken board/,
  );
});

test("what does not throw is shown", async () => {
  const props = { title: "looms", part: "board" as const, children: words("The board"), instead: words("Never") };
  shown = mount(Guarded, { target: document.body, props });

  await expect.element(page.getByText("The board")).toBeInTheDocument();
  expect(faults.of("looms")).toEqual([]);
});

test("a function of a title that throws is asked no more", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const motions = vi.fn(() => {
    throw new Error("no motion");
  });
  expect(faults.guard("dyes", "motion", motions, ["none"])).toEqual(["none"]);
  expect(faults.guard("dyes", "motion", motions, ["none"])).toEqual(["none"]);
  expect(motions).toHaveBeenCalledTimes(1);
});

test("a file that cannot be fetched is a fault of the network, one that fails is not", async () => {
  const gone: unknown = await import(/* @vite-ignore */ `${location.origin}/gone-${String(Date.now())}.js`).catch(
    (problem: unknown) => problem,
  );
  expect(isNetworkFault(gone)).toBe(true);
  const failing = URL.createObjectURL(
    new Blob(["throw new TypeError('x is not a function')"], { type: "text/javascript" }),
  );
  const failed: unknown = await import(/* @vite-ignore */ failing).catch((problem: unknown) => problem);
  expect(isNetworkFault(failed)).toBe(false);
});

test("what another tab keeps is followed", () => {
  const kept = stored("test-follow", { theme: "light" });
  localStorage.setItem("test-follow", '{"theme":"dark"}');
  dispatchEvent(new StorageEvent("storage", { key: "test-follow" }));
  expect(kept.value).toEqual({ theme: "dark" });
});

test("a change keeps what another tab wrote a moment ago", () => {
  const kept = stored<Record<string, number>>("test-merge", {});
  localStorage.setItem("test-merge", '{"a":1}');
  kept.update((value) => ({ ...value, b: 2 }));
  expect(localStorage.getItem("test-merge")).toBe('{"a":1,"b":2}');
});

test("without storage a value lasts for this visit", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const kept = stored("test-blocked", 1);
  kept.update((value) => value + 1);
  expect(kept.value).toBe(2);
});

test("what is kept but broken counts as nothing", () => {
  localStorage.setItem("test-broken", "{");
  expect(stored("test-broken", "default").value).toBe("default");
});
