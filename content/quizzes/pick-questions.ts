import { createHash } from "node:crypto";
import type { PooledItem } from "../pools.ts";
import type { Draw, QuizForm } from "./quiz-form.ts";

/** Questions of one template in a quiz: a second one has a new angle, but a third is a copy. */
export const MOST_OF_A_TEMPLATE = 2;
const SMALL_SET = 3;

/** Picks a quiz's questions. Questions in `taken` are in another quiz. Throws when too few fit. */
export function pickQuestions(
  quiz: QuizForm,
  bank: readonly PooledItem[],
  taken: ReadonlySet<string>,
): string[] {
  const own: PooledItem[] = [];
  for (const draw of quiz.questions) {
    const fitting = fittingOf(bank, quiz, draw)
      .filter((item) => !taken.has(item.key) && !own.includes(item))
      .toSorted((one, other) => drawn(quiz, one).localeCompare(drawn(quiz, other)));
    own.push(
      ...(fitting.some(({ setKey }) => setKey)
        ? wholeSets(quiz, draw, fitting)
        : spread(quiz, draw, fitting, own)),
    );
  }
  return inOrder(own).map(({ key }) => key);
}

/** How a quiz's questions deviate from its draws; empty if they match. */
export function departures(
  quiz: Pick<QuizForm, "section" | "questions">,
  items: readonly PooledItem[],
): string[] {
  const fitting = quiz.questions.map((draw) => items.filter((item) => fits(item, quiz, draw)));
  return [
    ...items
      .filter((item) => !fitting.some((own) => own.includes(item)))
      .map(({ key, difficulty }) => `${key}, of difficulty ${difficulty}, is not what it draws`),
    ...quiz.questions.flatMap(({ take }, k) =>
      fitting[k]!.length < take
        ? [`${fitting[k]!.length} questions fit draw ${k + 1}, which takes ${take}`]
        : [],
    ),
  ];
}

/** What a draw may take from the bank: all questions of a passage or its sources, or none. */
function fittingOf(bank: readonly PooledItem[], quiz: QuizForm, draw: Draw): PooledItem[] {
  const fitting = bank.filter((item) => fits(item, quiz, draw));
  const broken = new Set(
    bank.filter((item) => item.setKey && !fits(item, quiz, draw)).map(({ setKey }) => setKey),
  );
  return fitting.filter(({ setKey }) => !broken.has(setKey));
}

/** Whether a question may be drawn. Template items in the mocks' share stay there. */
function fits(
  item: PooledItem,
  { section }: Pick<QuizForm, "section">,
  { areas, topics, fields, difficulty: [from, to] }: Draw,
): boolean {
  return (
    item.section === section &&
    item.state === "active" &&
    (item.pool === "practice" || item.isWritten) &&
    (!areas || areas.includes(item.area)) &&
    (!topics || topics.some((topic) => item.topics.includes(topic))) &&
    (!fields || fields.some((field) => item.topics.includes(field))) &&
    item.difficulty >= from &&
    item.difficulty <= to
  );
}

/** A stable shuffle: always the same for the same quiz and question. */
function drawn(quiz: QuizForm, { key, setKey }: PooledItem): string {
  return createHash("sha256")
    .update(`${quiz.key} ${setKey ?? key}`)
    .digest("hex");
}

/** Repeatedly takes the question whose kind the quiz has the fewest of. */
function spread(
  quiz: QuizForm,
  { take }: Draw,
  fitting: readonly PooledItem[],
  before: readonly PooledItem[],
): PooledItem[] {
  const own: PooledItem[] = [];
  while (own.length < take) {
    const all = [...before, ...own];
    const count = (same: (item: PooledItem) => boolean): number => all.filter(same).length;
    const ranked = fitting
      .filter((item) => !own.includes(item))
      .map((item) => {
        const ofTemplate = item.enemyGroup
          ? count(({ enemyGroup }) => enemyGroup === item.enemyGroup)
          : 0;
        const ofTopic = count(({ topics }) => topics[0] === item.topics[0]);
        const ofDifficulty = count(({ difficulty }) => difficulty === item.difficulty);
        return { item, ofTemplate, rank: 10_000 * ofTemplate + 100 * ofTopic + ofDifficulty };
      })
      .filter(({ ofTemplate }) => ofTemplate < MOST_OF_A_TEMPLATE);
    if (ranked.length === 0)
      throw new Error(`Too few questions fit ${quiz.key}: ${own.length} of ${take}.`);
    own.push(ranked.reduce((best, one) => (one.rank < best.rank ? one : best)).item);
  }
  return own;
}

/**
 * Passages and sources come with all their questions: as many sets of four as the number allows.
 */
function wholeSets(quiz: QuizForm, draw: Draw, fitting: readonly PooledItem[]): PooledItem[] {
  const sets = [...Map.groupBy(fitting, ({ setKey }) => setKey).values()];
  const large = draw.take % SMALL_SET;
  const small = (draw.take - large * (SMALL_SET + 1)) / SMALL_SET;
  const own = [
    ...sets.filter((items) => items.length === SMALL_SET).slice(0, small),
    ...sets.filter((items) => items.length === SMALL_SET + 1).slice(0, large),
  ].flat();
  if (own.length !== draw.take)
    throw new Error(`Too few sets fit ${quiz.key}: ${own.length} questions of ${draw.take}.`);
  return own;
}

/** From easy to hard. A set stays together, at its mean difficulty. */
export function inOrder(items: readonly PooledItem[]): PooledItem[] {
  const groups = [...Map.groupBy(items, ({ setKey, key }) => setKey ?? key).values()];
  return groups
    .toSorted((one, other) => meanDifficulty(one) - meanDifficulty(other))
    .flatMap((group) => group.toSorted((a, b) => (a.setPosition ?? 0) - (b.setPosition ?? 0)));
}

function meanDifficulty(items: readonly PooledItem[]): number {
  return items.reduce((sum, { difficulty }) => sum + difficulty, 0) / items.length;
}
