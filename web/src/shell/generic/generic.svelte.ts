/** The generic parts come in a file of their own, with the first thing that needs them: titles with a board of their own do without. */
import { later } from "../later";

type Parts = typeof import("./parts");

let parts = $state.raw<Parts | null>(null);
let asked = false;

/** Nothing until they are here; then whoever asked is drawn by itself. */
export function generic(): Partial<Parts> {
  if (!asked) {
    asked = true;
    void later(() => import("./parts")).then((found) => (parts = found));
  }
  return parts ?? {};
}
