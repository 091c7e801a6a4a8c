// box.ts
import type { TitleBox } from "../../kit";
import Cover from "./Cover.svelte";
import "./palette.css";

const box: TitleBox = { id: "kilns", Cover };
export default box;
