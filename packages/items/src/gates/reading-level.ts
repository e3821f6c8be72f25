import type { Asked } from "../asked.ts";
import type { SetForm } from "../form/read-item-file.ts";
import type { Finding } from "./finding.ts";

/** School grades by Flesch and Kincaid. The exam's prose is dense, but never a puzzle in itself. */
const BOUNDS: Readonly<Record<string, readonly [easiest: number, hardest: number]>> = {
  "critical-reasoning": [5, 20],
  "reading-comprehension": [9, 20],
};

/** Arguments that read too easily or too hard. */
export function argumentLevelFaults({ item }: Pick<Asked, "item">): Finding[] {
  return item.format === "critical-reasoning" ? outside(item.id, item.format, item.argument) : [];
}

/**
 * Passages that read too easily or too hard. Sources are emails and tables, which have no single
 * level.
 */
export function passageLevelFaults(set: SetForm): Finding[] {
  return "passage" in set ? outside(set.set, set.format, set.passage) : [];
}

function outside(where: string, format: string, text: string): Finding[] {
  const grade = readingGrade(text);
  const [easiest, hardest] = BOUNDS[format]!;
  if (grade >= easiest && grade <= hardest) return [];
  const what = `reads like grade ${grade.toFixed(1)}; should be ${easiest} to ${hardest}`;
  return [{ gate: "reading level", where, what }];
}

/** The school grade from words per sentence and syllables per word. */
export function readingGrade(text: string): number {
  const words = text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  const sentences = text.match(/[.!?](?=[\s”"')]|$)/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const perSentence = words.length / Math.max(1, sentences.length);
  return 0.39 * perSentence + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}

/** Groups of vowels, without the silent e: close enough for a mean over a text. */
function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(/(?<![aeiouyl])e[sd]?$|(?<=[aeiouy]l)es?$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}
