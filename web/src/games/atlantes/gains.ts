/** How a gain is drawn: the shape that it lies on, the sign, the number, the type it is limited to. */
export interface Gain {
  /** coin: gold; shield: power; arrow: raising; tag: characters; pearl: scoring; none: an empty level. */
  shape: "coin" | "shield" | "arrow" | "tag" | "pearl" | "none";
  sign: string;
  count?: number;
  /** The type of location that the power is against. */
  only?: string;
}

/** Of the icons of levels and mantas: gold2, power2-sharks, raise-full … */
export function gainOf(icon: string): Gain {
  const [, word = "", count, only] = /^([a-z]+?)(\d+)?(?:-([a-z-]+))?$/.exec(icon) ?? [];
  const number = count ? { count: Number(count) } : {};
  if (word === "gold") return { shape: "coin", sign: "gold", ...number };
  if (word === "power") return { shape: "shield", sign: "power", ...number, ...(only ? { only } : {}) };
  if (icon === "raise-full") return { shape: "arrow", sign: "raise-full" };
  if (word === "raise") return { shape: "arrow", sign: "raise", ...number };
  if (icon === "score") return { shape: "pearl", sign: "score" };
  if (icon === "recruit-free" || icon === "take-back") return { shape: "tag", sign: icon };
  return { shape: "none", sign: "empty" };
}

/** A part of a character's effect in signs. */
export interface Part {
  signs: { sign: string; gain?: Gain }[];
  /** It happens to the opponents. */
  theirs?: boolean;
  /** The other half of a choice. */
  or?: boolean;
}

const AS: Record<string, (count: number) => Part["signs"]> = {
  conquer: (count) => [{ sign: "conquer", gain: { shape: "shield", sign: "power", count } }],
  buy: (count) => [{ sign: "buy", gain: { shape: "coin", sign: "gold", count } }],
  recruit: (count) => [count ? { sign: "recruit", gain: { shape: "coin", sign: "gold", count } } : { sign: "recruit" }],
  raise: (count) => [{ sign: "", gain: { shape: "arrow", sign: "raise", count } }],
  score: (count) => [{ sign: "", gain: { shape: "pearl", sign: "score", count } }],
  replay: (count) => [{ sign: "replay", gain: { shape: "coin", sign: "gold", count: -count } }],
};

/** "explore; conquer 1" as a card file writes it, part by part. */
export function partsOf(effects: string): Part[] {
  const parts: Part[] = [];
  for (const words of effects.split("; ")) {
    words.split(" or ").forEach((each, i) => {
      const [, theirs, word = "", number] = /^(opponents )?([a-z ]+?)(?: (\d+))?$/.exec(each) ?? [];
      const known = number === undefined ? undefined : AS[word]?.(Number(number));
      const plain: Record<string, string> = {
        "ready mantas": "ready",
        "take back all": "take-back",
        "take back": "take-back",
        "recruit free": "recruit-free",
        tire: "tired",
      };
      const signs = known ?? [{ sign: plain[word] ?? word }];
      if (word && word !== "none")
        parts.push({ signs, ...(theirs ? { theirs: true } : {}), ...(i ? { or: true } : {}) });
    });
  }
  return parts;
}
