import type { ItemForm } from "../form/item-form.ts";
import type { Finding } from "./finding.ts";

/** Words that a learner has to read, by format: least and most. */
const BOUNDS: Readonly<Record<ItemForm["format"], readonly [number, number]>> = {
  "problem-solving": [4, 100],
  "critical-reasoning": [40, 130],
  "data-sufficiency": [8, 130],
  "table-analysis": [40, 330],
  "graphics-interpretation": [20, 170],
  "two-part-analysis": [25, 220],
};

export function lengthFaults(item: ItemForm): Finding[] {
  const [least, most] = BOUNDS[item.format];
  const words = proseOf(item).split(/\s+/).filter(Boolean).length;
  if (words >= least && words <= most) return [];
  return [
    {
      gate: "length",
      where: item.id,
      what: `${words} words to read, wanted are ${least} to ${most}`,
    },
  ];
}

function proseOf(item: ItemForm): string {
  switch (item.format) {
    case "problem-solving":
    case "two-part-analysis":
      return item.stem;
    case "critical-reasoning":
      return `${item.argument} ${item.stem}`;
    case "data-sufficiency":
      return [item.stem, ...item.statements].join(" ");
    case "table-analysis":
      return [item.intro, item.stem, ...item.rows.map(({ text }) => text)].join(" ");
    case "graphics-interpretation":
      return `${item.intro} ${item.stem}`;
  }
}
