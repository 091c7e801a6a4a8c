/** Fifteen colours a picture is mixed from: three of the sky, four of the land, four of the stone, and what grows and shines. */
const ROLES = ["sky", "haze", "glow", "sun", "far", "mid", "ground", "dark", "lit", "stone", "shade", "ink", "leaf", "water", "accent"] as const;

export type Role = (typeof ROLES)[number];
export type Palette = Record<Role, string>;

/** Palettes by name, from lines of fifteen colours in the order of ROLES; an unknown name gives `otherwise`. */
export function mixer(lines: Record<string, string>, otherwise: string): (name: string) => Palette {
  const mixed = new Map<string, Palette>();
  return (name) => {
    let found = mixed.get(name);
    if (!found) {
      const colours = (lines[name] ?? lines[otherwise]!).split(" ");
      found = Object.fromEntries(ROLES.map((role, i) => [role, `#${colours[i]}`])) as Palette;
      mixed.set(name, found);
    }
    return found;
  };
}
