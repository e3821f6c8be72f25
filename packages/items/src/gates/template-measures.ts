import { makeItem } from "../template/make-item.ts";
import type { Template } from "../template/template.ts";
import type { Measure } from "./ratchet.ts";

/** How many templates don't say yet what the gates want to know about every item. */
export function templateMeasures(templates: readonly Template[]): Measure[] {
  const problems = templates.filter(({ format }) => format === "problem-solving");
  const sufficiency = templates.filter(({ format }) => format === "data-sufficiency");
  return [
    missing("problem-solving: templates without a takeaway", problems, hasTakeaway),
    missing(
      "problem-solving: templates that don't tell impossible options",
      problems,
      tellsOptions,
    ),
    missing("data-sufficiency: templates without a takeaway", sufficiency, hasTakeaway),
    missing("data-sufficiency: templates without a model to judge", sufficiency, hasModel),
  ].filter(({ count }) => count > 0);
}

function missing(
  name: string,
  templates: readonly Template[],
  has: (template: Template) => boolean,
): Measure {
  const value = templates.filter((template) => !has(template)).length;
  return { name, value, least: 0, most: 0, count: templates.length };
}

function hasTakeaway(template: Template): boolean {
  return makeItem(template, 1).item.solution.takeaway !== undefined;
}

/** Options that aren't values can't be impossible at first sight. */
function tellsOptions(template: Template): boolean {
  if (template.format !== "problem-solving" || template.possible) return true;
  const { item } = makeItem(template, 1);
  return item.format === "problem-solving" && item.options.some(({ text }) => !/\d/.test(text));
}

function hasModel(template: Template): boolean {
  const { item } = makeItem(template, 1);
  if (template.format !== "data-sufficiency" || item.format !== template.format) return false;
  return typeof template.check({ stem: item.stem, statements: item.statements }) !== "string";
}
