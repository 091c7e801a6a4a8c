/** What a title plays as a scene over its board: as it happens, and again from the log. Nobody waits for another's scene. */
import type { Component } from "svelte";
import { faults } from "../faults.svelte";
import type { SceneProps } from "../plugin";
import type { Told } from "../protocol";
import type { TableState } from "./state.svelte";

export class Scenes {
  shown = $state.raw<{ Scene: Component<SceneProps>; events: Told[] } | null>(null);
  #end: (() => void) | null = null;

  constructor(readonly table: TableState) {}

  #sceneOf(events: Told[]): Component<SceneProps> | undefined {
    const { table } = this;
    if (table.isPlain || !events.length) return undefined;
    return faults.guard(table.title, "scene", () => table.page.scene?.(events, table), undefined);
  }

  /** Does this line of the log lead to one? */
  has(told: Told): boolean {
    return this.#sceneOf([told]) !== undefined;
  }

  /** What has just happened; who skips has seen it. */
  async play(events: Told[]): Promise<void> {
    const { playback } = this.table;
    if (playback.hurried) return;
    await this.#show(events, playback.broken());
  }

  /** Everything that was told with this number, once more. */
  async again(number: number): Promise<void> {
    this.end();
    await this.#show(this.table.events.filter((told) => told.at === number));
  }

  end(): void {
    this.#end?.();
  }

  async #show(events: Told[], broken?: Promise<void>): Promise<void> {
    const Scene = this.#sceneOf(events);
    if (!Scene) return;
    const ended = new Promise<void>((resolve) => (this.#end = resolve));
    const shown = { Scene, events };
    this.shown = shown;
    await Promise.race(broken ? [ended, broken] : [ended]);
    if (this.shown === shown) this.shown = null;
    this.#end = null;
  }
}
