/** What a learner sees about one section of a finished mock. */
import {
  type AnswerEdit,
  SECTION_SECONDS,
  SECTION_TYPES,
  secondsAllowed,
  type SectionReport,
  type TimeAllowed,
} from "@theta/contract";
import { shortAnswer } from "@theta/items";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import type { Edit } from "../edits.queries.ts";
import type { EndedSection } from "../mock-section.ts";
import { overrunTaken, percentRight, timeTaken } from "../mock-test.rules.ts";
import type { MockQuestion } from "../questions.queries.ts";
import { countRapid, isTooFast, shownScore } from "../too-fast.rules.ts";
import { breakdownsOf, type Labeled } from "./breakdown.rules.ts";
import { type OthersMeasures, placeAmong } from "./own-measures.ts";
import { beforeEdits, pathOf, pathWithoutScores } from "./section-path.ts";
import { measuresOf, timeManagementOf } from "./time-management.rules.ts";

/** A section with the questions it got to, and what was changed in its review. */
export interface TakenSection {
  readonly section: EndedSection;
  readonly questions: readonly MockQuestion[];
  readonly edits: readonly Edit[];
}

export function isTakenTooFast({ section, questions }: TakenSection): boolean {
  return isTooFast(section, countRapid(questions));
}

export function toSectionReport(
  one: TakenSection,
  time: TimeAllowed,
  others: OthersMeasures,
): SectionReport {
  const { section, questions, edits } = one;
  const { correct, wrong, total } = section;
  const answered = correct + wrong;
  const rapid = countRapid(questions);
  const tooFast = isTooFast(section, rapid);
  const taken = timeTakenIn(one);
  const went = questions.map(toLabeled);
  const inTime = { questions: went, total, time };
  const timeManagement = timeManagementOf(inTime);
  return {
    sectionType: SECTION_TYPES[section.section],
    score: shownScore(section.result, tooFast),
    ...(tooFast && { tooFast: { rapid, answered } }),
    totalQuestions: total,
    correct,
    wrong,
    unanswered: total - answered,
    accuracy: percentRight(correct, answered),
    secondsUsed: taken.used,
    seconds:
      time === "no-clock"
        ? null
        : secondsAllowed(SECTION_SECONDS, time) +
          taken.givenBack +
          taken.staffAdded -
          overrunTaken(section, time),
    endedBy: section.endedBy,
    guessing: tooFast ? null : section.guessing,
    path: tooFast
      ? pathWithoutScores(section.section, questions)
      : pathOf(section.section, questions),
    edits: toEdits(questions, edits),
    ...(edits.length === 0 || tooFast
      ? { scoreBeforeEdits: null }
      : beforeEdits(section.section, questions)),
    breakdowns: breakdownsOf(section.section, went, { isRanged: !tooFast }),
    timeManagement: {
      ...timeManagement,
      isMoreThanChance: timeManagement.isMoreThanChance && !tooFast,
    },
    own: placeAmong(measuresOf(section.result.score, inTime), others.get(section.section) ?? [], {
      isCounted: !tooFast,
    }),
  };
}

/** By the answer that counts, after the review's changes. */
function toLabeled(question: MockQuestion): Labeled {
  const { place, area, topics, answer, isCorrect, shownAt, leftAt } = question;
  return {
    place,
    area,
    topics,
    isAnswered: answer !== null,
    isCorrect: isCorrect === true,
    seconds: secondsSpent(shownAt, leftAt),
  };
}

function toEdits(questions: readonly MockQuestion[], edits: readonly Edit[]): AnswerEdit[] {
  return edits.map(({ number, place, from, to, isCorrect, at }) => {
    const { questionId, content, wasCorrect } = questions.find((one) => one.place === place)!;
    const before = edits.findLast((one) => one.place === place && one.number < number);
    return {
      questionId,
      order: place,
      at: at.getTime(),
      wasCorrect: before ? before.isCorrect : wasCorrect === true,
      isCorrect,
      from: shortAnswer(content, from),
      to: shortAnswer(content, to),
    };
  });
}

export function timeTakenIn({ section, questions, edits }: TakenSection) {
  const signs = questions.flatMap(({ shownAt, answer, leftAt }) =>
    answer && leftAt ? [shownAt, leftAt] : [shownAt],
  );
  return timeTaken({
    ...section,
    lastSign: new Date(Math.max(...[...signs, ...edits.map(({ at }) => at)].map(Number))),
  });
}
