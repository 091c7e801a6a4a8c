/** Scholars of the South Tigris on the shelf. */
import type { TitleBox } from "../../kit";
import Cover from "./Cover.svelte";
import "./palette.css";

const box: TitleBox = { id: "scholars", Cover };

export default box;
