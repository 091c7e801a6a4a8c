/** How long a unit of the board is in pixels. What travels is drawn outside of the board for a while, and keeps it. */
import type { Table } from "./generated";

class Scale {
  unit = $state(0);

  get px(): string | null {
    return this.unit ? `${this.unit}px` : null;
  }
}

const newScale = (): Scale => new Scale();

/** That of the board of this table. */
export const scaleOf = (table: Pick<Table, "local">): Scale => table.local(newScale);
