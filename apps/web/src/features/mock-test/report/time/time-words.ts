/** How a section's time was spent, in words. */
import type { SectionReport, Stretch } from "@theta/contract";
import { clockTime } from "../../../../lib/clock-time.ts";

/** "Questions 1–7" */
export function stretchName({ from, to }: Pick<Stretch, "from" | "to">): string {
  return from === to ? `Question ${from}` : `Questions ${from}–${to}`;
}

/** "5 right, 1 wrong, 1 unanswered" */
export function stretchWords({ right, wrong, unanswered }: Stretch): string {
  return [`${right} right`, `${wrong} wrong`, unanswered > 0 && `${unanswered} unanswered`]
    .filter(Boolean)
    .join(", ");
}

type Timed = Pick<SectionReport, "timeManagement" | "tooFast" | "path">;

/** Whether accuracy changed, and how many questions took long. */
export function timeWords(section: Timed): string {
  return [halvesWords(section), longWords(section)].filter(Boolean).join(" ");
}

function halvesWords({ timeManagement, tooFast }: Timed): string | null {
  const { firstHalf, secondHalf, isMoreThanChance } = timeManagement;
  const [first, second] = [firstHalf, secondHalf].map(({ right, wrong }) => ({
    right,
    answered: right + wrong,
  })) as [Half, Half];
  if (first.answered === 0 || second.answered === 0) return null;
  const counts = `You got ${halfWords(first)} right in the first half and ${halfWords(second)} in the second`;
  if (tooFast || first.right * second.answered === second.right * first.answered)
    return `${counts}.`;
  return `${counts}: ${isMoreThanChance ? "more than chance would explain" : "a difference that could be chance"}.`;
}

interface Half {
  right: number;
  answered: number;
}

const halfWords = ({ right, answered }: Half) => `${right} of ${answered}`;

function longWords({ timeManagement: { longSeconds }, path }: Timed): string | null {
  if (longSeconds === null || path.every(({ timeSpent }) => timeSpent === null)) return null;
  const long = path.filter(({ timeSpent }) => isLong(timeSpent, longSeconds));
  const limit = clockTime(longSeconds);
  if (long.length === 0) return `No question took you more than ${limit}.`;
  const right = long.filter(({ isCorrect }) => isCorrect).length;
  return `${long.length === 1 ? "One question" : `${long.length} questions`} took more than ${limit}, ${rightOf(right, long.length)}.`;
}

function rightOf(right: number, long: number): string {
  if (long === 1) return right === 1 ? "and you got it right" : "and you didn't get it right";
  if (right === 0) return "and you got none of them right";
  return right === long ? "and you got all of them right" : `and you got ${right} of them right`;
}

export function isLong(seconds: number | null, longSeconds: number | null): boolean {
  return seconds !== null && longSeconds !== null && seconds > longSeconds;
}
