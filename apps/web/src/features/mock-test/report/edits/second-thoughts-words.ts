/** Whether changing answers pays, over all the reviews of a learner, in words. */
import type { SecondThoughts } from "@theta/contract";
import {
  changesWords,
  type EditsWords,
  RIGHT_TO_WRONG,
  WRONG_TO_RIGHT,
  WRONG_TO_WRONG,
} from "./edit-words.ts";

/** With fewer changes than this that gained or lost a question, any split could be chance. */
const ENOUGH = 10;
/** A split that chance alone makes more seldom than this says something. */
const SELDOM = 0.1;

export function secondThoughtsWords(thoughts: SecondThoughts): EditsWords {
  const { wrongToRight: gained, rightToWrong: lost } = thoughts;
  const told = changedWords(thoughts);
  const telling = gained + lost;
  if (telling < ENOUGH)
    return {
      verdict: "Too early to say.",
      reason: `${told} We'll tell you whether changing answers pays off once ${ENOUGH} of your changes have made a right answer wrong or a wrong one right.`,
    };
  if (chanceOfSplit(gained, lost) >= SELDOM)
    return {
      verdict: soFar(gained, lost),
      reason: `${told} Even if changing answers made no difference, a split like this would be common.`,
    };
  const reason = `${told} If changing answers made no difference, you'd see a split this uneven less than 10% of the time.`;
  return gained > lost
    ? { verdict: "Changing answers pays off for you.", reason }
    : {
        verdict: "Changing answers costs you more than it gains.",
        reason: `${reason} Keep your first answer unless you find a clear mistake in it.`,
      };
}

function changedWords(thoughts: SecondThoughts): string {
  const { sections, wrongToRight, rightToWrong, wrongToWrong } = thoughts;
  const where =
    sections === 1 ? "While reviewing one section" : `While reviewing ${sections} sections`;
  if (wrongToRight + rightToWrong + wrongToWrong === 0)
    return `${where}, you changed some answers, but then changed them all back.`;
  const changes = changesWords([
    [wrongToRight, WRONG_TO_RIGHT],
    [rightToWrong, RIGHT_TO_WRONG],
    [wrongToWrong, WRONG_TO_WRONG],
  ]);
  return `${where}, you changed ${changes}.`;
}

function soFar(gained: number, lost: number): string {
  if (gained === lost) return "So far, you've gained as much as you've lost.";
  return gained > lost
    ? "So far, you've gained more than you've lost, but it could be chance."
    : "So far, you've lost more than you've gained, but it could be chance.";
}

/** How often a fair coin splits at least as unevenly: the exact sign test, both ways. */
export function chanceOfSplit(one: number, other: number): number {
  const tosses = one + other;
  // In logarithms: after some hundred tosses, the numbers of ways are too large to hold.
  let chance = -tosses * Math.LN2;
  let sum = 0;
  for (let heads = 0; heads <= Math.min(one, other); heads++) {
    sum += Math.exp(chance);
    chance += Math.log((tosses - heads) / (heads + 1));
  }
  return Math.min(1, 2 * sum);
}
