/** What any title can be drawn with. */
export { default as Board } from "./GenericBoard.svelte";
export { default as Card } from "./GenericCard.svelte";
export { default as Hand } from "./GenericHand.svelte";
export { default as Lid } from "./GenericLid.svelte";
