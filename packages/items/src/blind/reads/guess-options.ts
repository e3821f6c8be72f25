import type { Asked, Question } from "../../asked.ts";
import { optionGroups } from "../../question-text.ts";
import { createRng } from "../../template/rng.ts";
import { letterAt, versionOf } from "../blind-answer.ts";
import { headingOf, lettered } from "../question-blocks.ts";

/** Only questions with five options in words can be guessed from their options. */
export function canBeGuessed({ item }: Asked): boolean {
  return "options" in item && item.options.every(({ picture }) => !picture);
}

/** The question sentence and the options in this solver's order, and nothing they are about. */
export function guessBlock(asked: Asked, name: string, solver: string): string {
  const texts = optionGroups(asked.item)[0]!.map(({ text }) => text);
  const shown = shownOrder(asked, solver).map((place, k) => lettered(texts[place]!, k));
  return [headingOf(name, versionOf(asked)), questionSentence(asked.item), shown.join("\n")].join(
    "\n\n",
  );
}

/** The letter in the bank of a letter on a solver's sheet. */
export function ownLetter(asked: Asked, solver: string, letter: string): string {
  const k = letter.charCodeAt(0) - "A".charCodeAt(0);
  return letterAt(shownOrder(asked, solver)[k]!);
}

/**
 * The places of the options in the order a solver sees them. It depends only on the question and
 * the solver, so that replies can be read without the order having been kept.
 */
function shownOrder({ item }: Asked, solver: string): number[] {
  const places = optionGroups(item)[0]!.map((_, place) => place);
  return createRng(`${solver} ${item.id}`, 1).shuffle(places);
}

/** A title before a name ends with a period, but no sentence does. */
const SENTENCE_END = /(?<=[.?!]["”)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|Prof)\.)\s+(?=["“(]?[A-Z$])/;

/**
 * The question sentence. In Verbal, that's the whole stem; elsewhere, it's the last sentence,
 * because the stem also contains the facts, and in Problem Solving, only its first words, which say what
 * kind of value it wants.
 */
export function questionSentence(item: Question): string {
  if (item.format === "critical-reasoning" || item.format === "reading-comprehension")
    return item.stem;
  const sentences = item.stem.trim().split(SENTENCE_END);
  const last = sentences.findLast((sentence) => sentence.includes("?")) ?? sentences.at(-1)!;
  return item.format === "problem-solving" ? withoutFacts(last) : last;
}

/** "What is the greatest possible value …": enough to know what kind of value is asked for. */
const WORDS_SHOWN = 6;

/**
 * The start of the question, without conditions, formulas, and numbers. Many Problem Solving stems are a single
 * sentence, and anyone who knows that two of six people mustn't stand next to each other only needs to try
 * which option fits.
 */
function withoutFacts(sentence: string): string {
  const asked = sentence
    .replace(/^(?:If|When|For)\b.*, (?=(?:what|which|how|is|for|by|in|at|then)\b)/s, "")
    .replaceAll(/\$[^$]+\$|\\?\$?\d[\d,.:]*\d|\\?\$?\d/g, "…");
  const words = asked.split(/\s+/);
  return words.length > WORDS_SHOWN
    ? `${words
        .slice(0, WORDS_SHOWN)
        .join(" ")
        .replace(/[ …]+$/, "")} …`
    : asked;
}
