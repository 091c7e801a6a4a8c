/** What is to be chosen is in sight, or comes into it: what a coach points at, the places of a card taken up, whatever is lit. */
const WANTED = ["[data-coached]", "[data-lit][data-after]", "[data-lit], .prompt [data-choice]"];

export function bringIntoSight(): void {
  const found = WANTED.map((each) =>
    [...document.querySelectorAll<HTMLElement>(each)].filter((element) => element.offsetParent !== null),
  );
  const wanted = found.find((each) => each.length) ?? [];
  if (!wanted.some(isInSight)) wanted[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit !== null && element.contains(hit);
}
