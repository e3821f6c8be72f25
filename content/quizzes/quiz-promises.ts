import { FORMATS, QUANT_SKILLS, SECTION_OF, type Section } from "@theta/items";
import type { PooledItem } from "../pools.ts";

/** From and to, inclusive. */
type Range = readonly [number, number];

/** What a learner sees about a question's difficulty in a free quiz's solutions and analytics. */
export const LEVELS = { easy: [1, 3], medium: [4, 6], hard: [7, 10] } as const;
/** "None of them hard", "Warm-Up": a beginner shouldn't meet questions that take two ideas. */
const GENTLE: Range = [1, 5];

const NOT_HARD = /\b(?:none|nothing|not)\b[^.:]*\bhard\b/gi;
const WORDS: readonly { words: RegExp; range: Range }[] = [
  { words: /\beasy\b/i, range: LEVELS.easy },
  { words: /\bmedium\b/i, range: LEVELS.medium },
  { words: /\bhard\b/i, range: LEVELS.hard },
  { words: /\bwarm-?up\b/i, range: GENTLE },
];
const EVERYTHING =
  /\b(?:everything|(?:every|all|each)(?: \w+)? (?:kinds?|skills?|types?))\b|exam's mix/i;

interface Words {
  readonly name: string;
  readonly about: string;
}

/**
 * The difficulty range that every question needs for the quiz's words to be true; null: no promise.
 */
export function promisedRange({ name, about }: Words): Range | null {
  const texts = [name, about];
  const ranges = [
    ...(texts.some((text) => text.match(NOT_HARD)) ? [GENTLE] : []),
    ...WORDS.filter(({ words }) =>
      texts.some((text) => words.test(text.replaceAll(NOT_HARD, ""))),
    ).map(({ range }) => range),
  ];
  if (ranges.length === 0) return null;
  return [Math.max(...ranges.map(([from]) => from)), Math.min(...ranges.map(([, to]) => to))];
}

/** Which words of a quiz aren't true of its questions. */
export function brokenPromises(
  quiz: Words & { readonly section: Section },
  items: readonly PooledItem[],
): string[] {
  const broken: string[] = [];
  const range = promisedRange(quiz);
  if (range)
    for (const { key, difficulty } of items)
      if (difficulty < range[0] || difficulty > range[1])
        broken.push(`${key} is ${difficulty}, but the quiz's words promise ${range.join(" to ")}`);
  if (EVERYTHING.test(`${quiz.name}. ${quiz.about}`))
    for (const area of areasOf(quiz.section))
      if (!items.some((item) => item.area === area))
        broken.push(`promises everything and has no ${area}`);
  return broken;
}

function areasOf(section: Section): readonly string[] {
  return section === "quant"
    ? QUANT_SKILLS
    : FORMATS.filter((format) => SECTION_OF[format] === section);
}
