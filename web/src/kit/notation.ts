/** Choices as their title writes them; the templates come from the title's own notation. */

interface Line {
  line: string;
  kind: string;
}

type Unwritten<C extends Line> = C extends Line ? Omit<C, "line"> : never;

/** Make the writer of a title's choices: `attack {place} with {spell}` and its like, by kind. */
export function writerOf<C extends Line>(templates: Record<C["kind"], string>): (choice: Unwritten<C>) => C {
  return (choice) => {
    const fields: Record<string, string> = { ...choice };
    const template: string = templates[choice.kind as C["kind"]];
    return { ...fields, line: template.replace(/\{(\w+)\}/g, (_, field: string) => fields[field] ?? "") } as C;
  };
}
