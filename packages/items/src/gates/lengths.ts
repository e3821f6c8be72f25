import { type Asked, type Question, stimulusText } from "../asked.ts";
import type { SetForm } from "../form/read-item-file.ts";
import type { Finding } from "./finding.ts";

type Bounds = readonly [least: number, most: number];

/** How many words a learner has to read in a question itself. */
const QUESTION: Readonly<Record<Question["format"], Bounds>> = {
  "problem-solving": [2, 100],
  "reading-comprehension": [4, 60],
  "critical-reasoning": [40, 130],
  "data-sufficiency": [8, 130],
  "multi-source-reasoning": [5, 150],
  "table-analysis": [40, 330],
  "graphics-interpretation": [20, 170],
  "two-part-analysis": [25, 220],
};
/** How many words the material of a set may have. */
const STIMULUS: Readonly<Record<SetForm["format"], Bounds>> = {
  "reading-comprehension": [200, 360],
  "multi-source-reasoning": [120, 430],
};

export function lengthFaults({ item }: Pick<Asked, "item">): Finding[] {
  return outside(item.id, wordsOf(proseOf(item)), QUESTION[item.format]);
}

export function setLengthFaults(set: SetForm): Finding[] {
  return outside(set.set, wordsOf(stimulusText(set)), STIMULUS[set.format]);
}

function outside(where: string, words: number, [least, most]: Bounds): Finding[] {
  if (words >= least && words <= most) return [];
  return [{ gate: "length", where, what: `${words} words to read; should be ${least} to ${most}` }];
}

/** The marks of tables aren't words. */
function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function proseOf(item: Question): string {
  switch (item.format) {
    case "problem-solving":
    case "reading-comprehension":
    case "two-part-analysis":
      return item.stem;
    case "critical-reasoning":
      return `${item.argument} ${item.stem}`;
    case "data-sufficiency":
      return [item.stem, ...item.statements].join(" ");
    case "multi-source-reasoning":
      return [item.stem, ...("rows" in item ? item.rows.map(({ text }) => text) : [])].join(" ");
    case "table-analysis":
      return [item.intro, item.stem, ...item.rows.map(({ text }) => text)].join(" ");
    case "graphics-interpretation":
      return `${item.intro} ${item.stem}`;
  }
}
