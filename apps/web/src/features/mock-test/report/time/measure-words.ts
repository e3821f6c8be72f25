/** A section next to the learner's other mocks, in words. */
import type { Measure, MockReport, SectionReport, TimeAllowed } from "@theta/contract";
import { clockTime } from "../../../../lib/clock-time.ts";
import { TIME_WORDS } from "../../../test-settings/time-words.ts";
import { kindWords } from "../../shared/comparison-words.ts";

/** "Took over 3:00" */
export function measureName(measure: Measure, longSeconds: number | null): string {
  if (measure !== "long") return NAMES[measure];
  return longSeconds === null ? "Took a long time" : `Took over ${clockTime(longSeconds)}`;
}

const NAMES: Record<Exclude<Measure, "long">, string> = {
  score: "Score",
  secondsRight: "Time per right answer",
  secondsWrong: "Time per wrong answer",
  firstHalf: "Right in the first half",
  secondHalf: "Right in the second half",
};

const WRITE: Record<Measure, (value: number) => string> = {
  score: short,
  secondsRight: clockTime,
  secondsWrong: clockTime,
  firstHalf: (percent) => `${Math.round(percent)}%`,
  secondHalf: (percent) => `${Math.round(percent)}%`,
  long: short,
};

export function measureWords(measure: Measure, value: number | null): string {
  return value === null ? "–" : WRITE[measure](value);
}

/** With a tenth only where there is one. */
function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

type Told = Pick<MockReport, "total" | "sections"> & { conditions: { time: TimeAllowed } };

/** Which mocks are counted, or when there will be some. */
export function ownWords(report: Told, { own, tooFast }: SectionReport): string {
  const kind = kindWords(report);
  const time =
    report.conditions.time === "standard"
      ? ""
      : ` with ${TIME_WORDS[report.conditions.time].name.toLowerCase()}`;
  if (isAlone({ own, tooFast }))
    return `After your next ${kind} mock${time}, you'll see how your mocks compare here.`;
  const left = tooFast
    ? ". You answered this one too fast for it to count"
    : ", including this one";
  return own.mocks === 1
    ? `Your only other ${kind} mock${time}${left}.`
    : `Your last ${own.mocks} ${kind} mocks${time}${left}.`;
}

/** Whether there's no other mock to compare with. */
export function isAlone({ own, tooFast }: Pick<SectionReport, "own" | "tooFast">): boolean {
  return own.mocks <= (tooFast ? 0 : 1);
}
