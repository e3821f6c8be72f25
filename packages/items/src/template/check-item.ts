import type { ItemForm } from "../form/item-form.ts";
import type { Template } from "./template.ts";

/** What the template's checker finds wrong with a finished item; null if it agrees with the key. */
export function disagreement(template: Template, item: ItemForm): string | null {
  if (template.format === "problem-solving" && item.format === template.format) {
    const right = template.check({
      stem: item.stem,
      options: item.options.map(({ text }) => text),
    });
    return unlessOnly(
      right,
      item.options.findIndex(({ key }) => key),
      "option",
    );
  }
  if (template.format === "data-sufficiency" && item.format === template.format) {
    const found = template.check({ stem: item.stem, statements: item.statements });
    return found === item.key ? null : `the checker finds ${found}, the key is ${item.key}`;
  }
  if (template.format === "table-analysis" && item.format === template.format) {
    const { intro, table, stem, choices, rows } = item;
    const found = template.check({
      intro,
      table,
      stem,
      choices,
      statements: rows.map(({ text }) => text),
    });
    const wrong = rows.findIndex(({ key }, r) => found[r] !== (key === 0));
    return wrong < 0 && found.length === rows.length
      ? null
      : `the checker finds another answer for row ${wrong + 1}`;
  }
  if (template.format === "graphics-interpretation" && item.format === template.format) {
    const { intro, chart, stem } = item;
    if (!chart) return "a template draws a chart";
    const [one, two] = item.blanks.map(({ options }) => options.map(({ text }) => text));
    const found = template.check({ intro, chart, stem, blanks: [one!, two!] });
    const faults = item.blanks.map(({ options }, b) =>
      unlessOnly(
        found[b]!,
        options.findIndex(({ key }) => key),
        `option of drop-down ${b + 1}`,
      ),
    );
    return faults.find((fault) => fault !== null) ?? null;
  }
  if (template.format === "two-part-analysis" && item.format === template.format) {
    const { stem, columns, rows, keys } = item;
    const found = template.check({ stem, columns, rows: rows.map(({ text }) => text) });
    if ("pairs" in found) {
      const [pair] = found.pairs;
      const agrees = found.pairs.length === 1 && pair![0] === keys[0] && pair![1] === keys[1];
      return agrees
        ? null
        : `the checker finds the pairs ${JSON.stringify(found.pairs)}, the key is [${keys.join(",")}]`;
    }
    return (
      unlessOnly(found.first, keys[0], "row of the first column") ??
      unlessOnly(found.second, keys[1], "row of the second column")
    );
  }
  throw new Error(`Item ${item.id} was not made by template ${template.id}.`);
}

function unlessOnly(found: readonly number[], key: number, what: string): string | null {
  if (found.length === 1 && found[0] === key) return null;
  const named = found.map((place) => place + 1).join(", ") || "none";
  return `the checker finds as right ${what}: ${named}; the key is ${key + 1}`;
}
