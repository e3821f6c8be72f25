import type { ItemForm } from "./form/item-form.ts";

/** What is asked, without the answers: two items with the same are one. */
export function questionText(item: ItemForm): string {
  switch (item.format) {
    case "problem-solving":
      return item.stem;
    case "critical-reasoning":
      return `${item.argument}\n${item.stem}`;
    case "data-sufficiency":
      return [item.stem, ...item.statements].join("\n");
    case "table-analysis":
      return [
        item.intro,
        ...item.table.columns.map(({ name }) => name),
        ...item.table.rows.map((row) => row.join(" ")),
        ...item.rows.map(({ text }) => text),
      ].join("\n");
    case "graphics-interpretation":
      return [item.intro, JSON.stringify(item.chart), item.stem].join("\n");
    case "two-part-analysis":
      return [item.stem, ...item.columns, ...item.rows.map(({ text }) => text)].join("\n");
  }
}

/** Every choice with whether it is the key, in groups of which one is right. */
export function optionGroups(item: ItemForm): { text: string; isKey: boolean }[][] {
  switch (item.format) {
    case "problem-solving":
    case "critical-reasoning":
      return [item.options.map(({ text, key }) => ({ text, isKey: key === true }))];
    case "graphics-interpretation":
      return item.blanks.map(({ options }) =>
        options.map(({ text, key }) => ({ text, isKey: key === true })),
      );
    case "two-part-analysis":
      return item.keys.map((key) => item.rows.map(({ text }, r) => ({ text, isKey: r === key })));
    case "data-sufficiency":
    case "table-analysis":
      return [];
  }
}

/** Every text of an item that a person reads, with where it stands. */
export function textsOf(item: ItemForm): [where: string, text: string][] {
  const texts: [string, string][] = [];
  const walk = (value: unknown, where: string): void => {
    if (typeof value === "string") texts.push([where, value]);
    else if (Array.isArray(value))
      for (const [k, one] of value.entries()) walk(one, `${where}[${k}]`);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, where ? `${where}.${name}` : name);
  };
  const { id: _, author: __, enemyGroup: ___, format: ____, ...read } = item;
  walk(read, "");
  return texts;
}
