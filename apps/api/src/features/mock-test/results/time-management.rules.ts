/** How a section's time was spent, and the numbers that sum it up. */
import {
  LONG_SECONDS,
  type Measure,
  type MeasureRange,
  MEASURES,
  type Stretch,
  TIME_FACTORS,
  type TimeAllowed,
  type TimeManagement,
} from "@theta/contract";
import { percentRight } from "../mock-test.rules.ts";
import { isMoreThanChance } from "./shares.rules.ts";

/** A question that was on screen, with the answer that counts in the end. */
export interface Went {
  readonly place: number;
  readonly isAnswered: boolean;
  readonly isCorrect: boolean;
  /** Null if its time isn't known. */
  readonly seconds: number | null;
}

export interface SectionTaken {
  readonly questions: readonly Went[];
  /** Positions, with those that were never reached. */
  readonly total: number;
  readonly time: TimeAllowed;
}

export function timeManagementOf(section: SectionTaken): TimeManagement {
  const [firstHalf, secondHalf] = partsOf(section, 2) as [Stretch, Stretch];
  return {
    thirds: partsOf(section, 3),
    firstHalf,
    secondHalf,
    isMoreThanChance: isMoreThanChance(answeredOf(firstHalf), answeredOf(secondHalf)),
    longSeconds: longSecondsOf(section.time),
  };
}

/** Longer than at the exam's pace by the same factor as the section. */
function longSecondsOf(time: TimeAllowed): number | null {
  const factor = TIME_FACTORS[time];
  return factor === null ? null : Math.round(LONG_SECONDS * factor);
}

/** The section in this many parts of about the same length, longer ones first. */
function partsOf({ questions, total }: SectionTaken, count: number): Stretch[] {
  return Array.from({ length: count }, (_, nth) => {
    const from = Math.ceil((total * nth) / count) + 1;
    const to = Math.ceil((total * (nth + 1)) / count);
    const own = questions.filter(({ place }) => place >= from && place <= to);
    const right = own.filter(isRight).length;
    const wrong = own.filter(isWrong).length;
    return {
      from,
      to,
      right,
      wrong,
      unanswered: to - from + 1 - right - wrong,
      meanSeconds: meanSecondsOf(own),
    };
  });
}

const isRight = ({ isAnswered, isCorrect }: Went) => isAnswered && isCorrect;
const isWrong = ({ isAnswered, isCorrect }: Went) => isAnswered && !isCorrect;
const answeredOf = ({ right, wrong }: Stretch) => ({ right, of: right + wrong });

/** The mean of the known times; null if there aren't any. */
export function meanSecondsOf(questions: readonly Pick<Went, "seconds">[]): number | null {
  return meanOf(questions.map(({ seconds }) => seconds).filter((one) => one !== null));
}

/** Null where there was nothing to measure. */
export type Measures = Readonly<Record<Measure, number | null>>;

export function measuresOf(score: number, section: SectionTaken): Measures {
  const { questions, time } = section;
  const [first, second] = partsOf(section, 2) as [Stretch, Stretch];
  return {
    score,
    secondsRight: meanSecondsOf(questions.filter(isRight)),
    secondsWrong: meanSecondsOf(questions.filter(isWrong)),
    firstHalf: accuracyOf(first),
    secondHalf: accuracyOf(second),
    long: longOf(questions, longSecondsOf(time)),
  };
}

function accuracyOf({ right, wrong }: Stretch): number | null {
  return percentRight(right, right + wrong);
}

function longOf(questions: readonly Went[], longSeconds: number | null): number | null {
  const times = questions.flatMap(({ seconds }) => seconds ?? []);
  if (longSeconds === null || times.length === 0) return null;
  return times.filter((seconds) => seconds > longSeconds).length;
}

/** Each measure of one section among those of several. */
export function rangesOf(here: Measures, all: readonly Measures[]): MeasureRange[] {
  return MEASURES.map((measure) => {
    const values = all.map((one) => one[measure]).filter((value) => value !== null);
    const [least, most] =
      values.length === 0 ? [null, null] : [Math.min(...values), Math.max(...values)];
    return { measure, here: here[measure], least, mean: meanOf(values), most };
  });
}

/** To a tenth. */
function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((whole, value) => whole + value, 0);
  return Math.round((10 * sum) / values.length) / 10;
}
