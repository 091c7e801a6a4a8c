// index.ts
import type { TitlePage } from "../../shell/plugin";
import Board from "./Board.svelte";

const page: TitlePage = { id: "kilns", Board };
export default page;
