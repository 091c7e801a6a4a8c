/** What kind of screen the page is on. */

/** A phone is held upright, or lies on its side. */
const PHONE = matchMedia("(max-width: 719px), (max-height: 479px)");
const LOW = matchMedia("(max-height: 479px)");

class Viewport {
  phone = $state(PHONE.matches);
  /** On its side: what one does stands at the right of the board. */
  low = $state(LOW.matches);

  constructor() {
    PHONE.addEventListener("change", () => (this.phone = PHONE.matches));
    LOW.addEventListener("change", () => (this.low = LOW.matches));
  }
}

export const viewport = new Viewport();
