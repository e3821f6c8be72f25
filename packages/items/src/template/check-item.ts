import type {
  GraphicsForm,
  ItemForm,
  ProblemForm,
  SufficiencyForm,
  TableAnalysisForm,
  TwoPartForm,
} from "../form/item-form.ts";
import { sufficiencyFault } from "./judge-sufficiency.ts";
import type {
  GraphicsTemplate,
  ProblemTemplate,
  SufficiencyTemplate,
  TableTemplate,
  Template,
  TwoPartTemplate,
} from "./template.ts";

/** What the template's checker finds wrong with a finished item; null if it agrees with the key. */
export function disagreement(template: Template, item: ItemForm): string | null {
  if (template.format === "problem-solving" && item.format === template.format)
    return aboutProblem(template, item);
  if (template.format === "data-sufficiency" && item.format === template.format)
    return aboutSufficiency(template, item);
  if (template.format === "table-analysis" && item.format === template.format)
    return aboutTable(template, item);
  if (template.format === "graphics-interpretation" && item.format === template.format)
    return aboutGraphics(template, item);
  if (template.format === "two-part-analysis" && item.format === template.format)
    return aboutTwoParts(template, item);
  throw new Error(`Item ${item.id} was not made by template ${template.id}.`);
}

function aboutProblem(template: ProblemTemplate, { stem, options }: ProblemForm): string | null {
  const view = { stem, options: options.map(({ text }) => text) };
  const key = options.findIndex((option) => option.key);
  return (
    unlessOnly(template.check(view), key, "option") ??
    aboutImpossible(template.possible?.(view) ?? [], key)
  );
}

/** One wrong option may be out of the question at first sight, the key never. */
function aboutImpossible(possible: readonly boolean[], key: number): string | null {
  if (possible[key] === false) return "the checker finds the key impossible";
  const impossible = possible.flatMap((open, k) => (open ? [] : [k + 1]));
  return impossible.length > 1
    ? `options ${impossible.join(", ")} are impossible at first sight; at most one may be`
    : null;
}

function aboutSufficiency(template: SufficiencyTemplate, form: SufficiencyForm): string | null {
  const found = template.check({ stem: form.stem, statements: form.statements });
  if (typeof found !== "string") return sufficiencyFault(found, form);
  return found === form.key ? null : `the checker finds ${found}, the key is ${form.key}`;
}

function aboutTable(
  template: TableTemplate,
  { intro, table, stem, choices, rows }: TableAnalysisForm,
): string | null {
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

function aboutGraphics(
  template: GraphicsTemplate,
  { intro, chart, stem, blanks }: GraphicsForm,
): string | null {
  if (!chart) return "a template draws a chart";
  const [one, two] = blanks.map(({ options }) => options.map(({ text }) => text));
  const found = template.check({ intro, chart, stem, blanks: [one!, two!] });
  const faults = blanks.map(({ options }, b) =>
    unlessOnly(
      found[b]!,
      options.findIndex(({ key }) => key),
      `option of drop-down ${b + 1}`,
    ),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

function aboutTwoParts(
  template: TwoPartTemplate,
  { stem, columns, rows, keys }: TwoPartForm,
): string | null {
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

function unlessOnly(found: readonly number[], key: number, what: string): string | null {
  if (found.length === 1 && found[0] === key) return null;
  const named = found.map((place) => place + 1).join(", ") || "none";
  return `the checker finds as right ${what}: ${named}; the key is ${key + 1}`;
}
