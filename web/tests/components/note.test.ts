/** Notes lie above everything, in a real browser. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { announcer } from "../../src/shell/announce.svelte";
import Note from "../../src/shell/ui/Note.svelte";

test("a note lies above a dialog, also one that was open before", async () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.style.cssText = "inset: 0; width: 100vw; height: 100vh; margin: 0";
  const shown = mount(Note, { target: document.body });
  dialog.showModal();

  announcer.show("The link was copied");
  flushSync();

  await expect.element(page.getByText("The link was copied")).toBeVisible();
  const box = page.getByText("The link was copied").element().getBoundingClientRect();
  const top = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const note = top.findIndex((element) => element.matches("[popover]"));
  expect(note === -1 || note < top.indexOf(dialog)).toBe(true);
  expect(document.querySelector("[popover]")?.matches(":popover-open")).toBe(true);
  announcer.dismiss();
  flushSync();
  expect(document.querySelector("[popover]")).toBeNull();
  await unmount(shown);
  dialog.remove();
});
