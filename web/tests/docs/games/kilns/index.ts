// index.ts
import { defineTitle } from "../../kit";
import Board from "./Board.svelte";

export default defineTitle({ id: "kilns", Board });
