/** Something that can be done at a table, by key, button or name. */

export interface Command {
  id: string;
  /** What it does, in words. */
  text: string;
  /** One of the icons. */
  icon?: string;
  /** As `KeyboardEvent.key` gives it; small letters stand for capital ones as well. */
  key?: string;
  /** Can it be done now? Always, without it. */
  when?: () => boolean;
  run: () => void;
}

export function isPossible({ when }: Command): boolean {
  return when?.() ?? true;
}

/** The command that this key stands for now. */
export function commandFor(commands: Command[], key: string): Command | undefined {
  const small = key.length === 1 ? key.toLowerCase() : key;
  return commands.find((command) => command.key === small && isPossible(command));
}

/** A key as it is printed on a keyboard. */
export function keyName(key: string): string {
  return key === "Escape" ? "Esc" : key.toUpperCase();
}

/** The name of a button with its key: "Menu (M)". */
export function titleOf({ text, key }: Command): string {
  return key ? `${text} (${keyName(key)})` : text;
}
