import type { Component } from "svelte";

/** A component with some of its props given once: a title's signs with its icons, its pictures with its pens. */
export function withProps<Props extends object, Given extends Partial<Props>>(
  component: Component<Props>,
  given: Given,
): Component<Omit<Props, keyof Given>> {
  // What is passed stays a getter, so that it is read anew when it changes.
  return (internals, props) => {
    const all = Object.defineProperties({ ...given }, Object.getOwnPropertyDescriptors(props));
    return component(internals, all as object as Props);
  };
}
