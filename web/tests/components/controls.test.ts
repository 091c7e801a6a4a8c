/** The page's controls in a real browser: their roles and names, and what keys do. */
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import Button from "../../src/shell/ui/Button.svelte";
import Segments from "../../src/shell/ui/Segments.svelte";
import Switch from "../../src/shell/ui/Switch.svelte";

let shown: object | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

test("an arrow key moves to the next segment and says which", async () => {
  const change = vi.fn();
  const options = [
    { value: "day", text: "Day" },
    { value: "night", text: "Night" },
  ];
  shown = mount(Segments, { target: document.body, props: { label: "Theme", value: "day", options, change } });

  await userEvent.click(page.getByRole("radio", { name: "Day" }).element());
  await userEvent.keyboard("{ArrowRight}");

  expect(change).toHaveBeenLastCalledWith("night");
});

test("the space bar turns a switch on", async () => {
  const change = vi.fn();
  shown = mount(Switch, { target: document.body, props: { on: false, text: "Sounds", change } });

  (page.getByRole("switch", { name: "Sounds" }).element() as HTMLInputElement).focus();
  await userEvent.keyboard(" ");

  expect(change).toHaveBeenLastCalledWith(true);
});

test("a button that shows only its icon has a name", async () => {
  shown = mount(Button, { target: document.body, props: { icon: "menu", label: "Menu" } });

  await expect.element(page.getByRole("button", { name: "Menu" })).toBeInTheDocument();
});
