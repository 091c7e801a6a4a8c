/** Syncro on the shelf. */
import type { TitleBox } from "../../kit";
import Cover from "./Cover.svelte";
import "./palette.css";

const box: TitleBox = { id: "syncro", Cover };

export default box;
