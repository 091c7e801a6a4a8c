/** The one door of the kit: everything that a title's part of the page is built from. */
export { writerOf } from "./notation";
export type { CardOf, Contract, DecisionOf, TableOf, Wanted } from "./table";
export { wordsOf, type Say } from "./words.svelte";
