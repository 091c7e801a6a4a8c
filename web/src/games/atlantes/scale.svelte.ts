/** How long a unit of the board is in pixels. What travels is drawn outside of the board for a while, and keeps it. */
class Scale {
  unit = $state(0);

  get px(): string | null {
    return this.unit ? `${this.unit}px` : null;
  }
}

export const scale = new Scale();
