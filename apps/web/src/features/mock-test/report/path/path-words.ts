import type { PathStep, SectionReport } from "@theta/contract";

/** Nobody who answers everything scores less, unless guessing would have gotten more right. */
const GUESSING_SCORE = 68;
/** Points between the line's end and the score that rounding can't explain. */
const APART = 1;

/** What the chart shows, and why its line stops, drops, or jumps where it does. */
export function pathCaption(section: SectionReport): string {
  const { path, totalQuestions, edits } = section;
  const estimates = path.flatMap(({ estimate }) => estimate ?? []);
  const last = estimates.at(-1);
  return [
    edits.length > 0
      ? "Each mark is a question with your final answer."
      : "Each mark is a question.",
    "Harder questions are higher.",
    isOnFewLevels(path) &&
      "Many share a level, because until enough people have answered a question, its difficulty is its author's estimate, in ten steps.",
    last && lineWords(section),
    last && "A mark on the line is a question you had about a 50–50 chance of getting right.",
    last && narrowingWords(estimates[0]!, last),
    estimates.some(isCutOff) &&
      "Section scores run from 60 to 90, so the line and its range stop there.",
    estimates.some(({ at }) => at < GUESSING_SCORE) &&
      `Below ${GUESSING_SCORE}, you had fewer right answers than guessing usually gets, and each wrong answer pulls the line down.`,
    "θ is your final score.",
    path.length < totalQuestions &&
      `You didn't reach ${totalQuestions - path.length} of ${totalQuestions} questions.`,
    last && endWords(section, last.at),
  ]
    .filter(Boolean)
    .join(" ");
}

function lineWords({ edits, pathBeforeEdits }: SectionReport): string {
  const line = "shows what your score would have been at each point";
  if (edits.length === 0) return `The line ${line}.`;
  if (!pathBeforeEdits) return `The line ${line} with your final answers.`;
  return `The dashed line ${line} as you answered, and each small mark on it is a first answer you changed. The solid line shows the same with your final answers. The test picked each question based on your first answers.`;
}

type Range = NonNullable<PathStep["estimate"]>;

function narrowingWords(first: Range, last: Range): string | null {
  if (isCutOff(first) || isCutOff(last) || width(first) <= width(last)) return null;
  return `The range narrows from ${width(first)} points to ${width(last)}.`;
}

/** At an end of the scale, where the width of the range means nothing. */
const isCutOff = ({ low, high }: Range) => low <= 60 || high >= 90;
const width = ({ low, high }: Range) => Math.round(high - low);

/** Whether difficulties are so few that marks stand in rows. */
function isOnFewLevels(path: readonly PathStep[]): boolean {
  return new Set(path.map(({ asked }) => asked)).size <= path.length / 2;
}

/** Why the line doesn't end at θ, if it doesn't. */
function endWords({ score, unanswered }: SectionReport, end: number): string | null {
  if (unanswered > 0)
    return "Every question without an answer counts as wrong, so the line drops to θ at the end.";
  if (Math.abs(end - score.score) <= APART) return null;
  return "The way we score has changed since then, so the line doesn't end exactly at θ. Your score stays as it was.";
}
