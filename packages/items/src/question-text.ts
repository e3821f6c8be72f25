import { type Asked, type Question, stimulusText } from "./asked.ts";

/** The question without its answers. Two questions with the same text are the same question. */
export function questionText({ item, set }: Asked): string {
  return set ? `${stimulusText(set)}\n${ownText(item)}` : ownText(item);
}

function ownText(item: Question): string {
  switch (item.format) {
    case "problem-solving":
    case "reading-comprehension":
      return item.stem;
    case "critical-reasoning":
      return `${item.argument}\n${item.stem}`;
    case "data-sufficiency":
      return [item.stem, ...item.statements].join("\n");
    case "multi-source-reasoning":
      return "rows" in item
        ? [item.stem, ...item.rows.map(({ text }) => text)].join("\n")
        : item.stem;
    case "table-analysis":
      return [
        item.intro,
        ...item.table.columns.map(({ name }) => name),
        ...item.table.rows.map((row) => row.join(" ")),
        ...item.rows.map(({ text }) => text),
      ].join("\n");
    case "graphics-interpretation":
      return [
        item.intro,
        item.chart ? JSON.stringify(item.chart) : (item.picture?.description ?? ""),
        item.stem,
      ].join("\n");
    case "two-part-analysis":
      return [item.stem, ...item.columns, ...item.rows.map(({ text }) => text)].join("\n");
  }
}

/** Every choice and whether it is the key, in groups with one right choice each. */
export function optionGroups(item: Question): { text: string; isKey: boolean }[][] {
  if ("options" in item)
    return [item.options.map(({ text, key }) => ({ text, isKey: key === true }))];
  switch (item.format) {
    case "graphics-interpretation":
      return item.blanks.map(({ options }) =>
        options.map(({ text, key }) => ({ text, isKey: key === true })),
      );
    case "two-part-analysis":
      return item.keys.map((key) => item.rows.map(({ text }, r) => ({ text, isKey: r === key })));
    default:
      return [];
  }
}

/** Every text of an item or a set that a person reads, and where it is. */
export function textsOf(read: object): [where: string, text: string][] {
  const texts: [string, string][] = [];
  const walk = (value: unknown, where: string): void => {
    if (typeof value === "string") texts.push([where, value]);
    else if (Array.isArray(value))
      for (const [k, one] of value.entries()) walk(one, `${where}[${k}]`);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value))
        if (name !== "sizes" && (where || !NOT_READ.has(name)))
          walk(one, where ? `${where}.${name}` : name);
  };
  walk(read, "");
  return texts;
}

/** Fields only editors see, and a set's questions, which are read one by one. */
const NOT_READ = new Set(["id", "set", "author", "enemyGroup", "format", "questions"]);
