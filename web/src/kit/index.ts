/** The one door of the kit: everything that a title's part of the page is built from. */
export type {
  BoardPart,
  CardFace,
  CardSize,
  Motion,
  PanelFact,
  PointsFrom,
  Seat,
  Target,
  TitleBox,
} from "../shell/plugin";
export { default as Button } from "../shell/ui/Button.svelte";
export { default as Dialog } from "../shell/ui/Dialog.svelte";
export { default as Icon } from "../shell/ui/Icon.svelte";
export { default as SeatMark } from "../shell/ui/SeatMark.svelte";
export { default as Sentence } from "../shell/ui/Sentence.svelte";
export { default as Ticker } from "../shell/ui/Ticker.svelte";
export { draggable, droppable } from "./drag";
export { explain, type Explained } from "./explain";
export { keyName } from "../shell/table/command";
export { legend } from "./legend.svelte";
export { writerOf } from "./notation";
export { artOf, lazily, recipeOf, type Art, type Plain, type Recipe } from "./pens.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Sign } from "./Sign.svelte";
export { withProps } from "./given";
export {
  playerOf,
  total,
  viewOf,
  type AnyTable,
  type CardOf,
  type Contract,
  type DecisionOf,
  type TableOf,
  type Wanted,
} from "./table";
export {
  defineTitle,
  type BoardProps,
  type CardFaceProps,
  type FactOf,
  type HandProps,
  type MotionsOf,
  type Rival,
  type SceneProps,
  type TitleOf,
} from "./title";
export { wordsOf, type Say } from "./words.svelte";
