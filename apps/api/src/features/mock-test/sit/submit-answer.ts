import {
  type Answer,
  isSameAnswer,
  type RunningMock,
  SECTION_TYPES,
  type SectionEnd,
  type SectionType,
} from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import { isLate } from "../../exam/deadline.rules.ts";
import { endSection } from "./end-section.ts";
import { sectionById, statusOf } from "../mock-test.rules.ts";
import type { ServedKey, ShownQuestion } from "../questions.queries.ts";
import { toRunning } from "./read-section.ts";
import { notAnAnswer } from "../../exam/given-answer.ts";
import {
  alreadyAnswered,
  noSuchQuestion,
  sectionEnded,
  timeIsUp,
  wrongSectionType,
} from "../refusals.ts";
import type { MockSection } from "../sections.queries.ts";
import type { Standing } from "../standing.queries.ts";
import { serveNext } from "./serve-next.ts";
import { toSectionEnd } from "../served-mock.ts";
import { resumeSitting } from "./sit-section.ts";
import { type HeldMock, sittingOf, type Which } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

interface Input extends Which {
  questionId: string;
  answer: Answer;
  sectionType: SectionType | undefined;
}

/** Records one answer and chooses the next question, or ends the section. All or nothing. */
export async function submitAnswer(db: Db, input: Input): Promise<RunningMock | SectionEnd> {
  const work = async (tx: Tx, held: HeldMock) => {
    const question = held.asked;
    if (!question) return noSuchQuestion();
    const section = sectionById(held.sections, question.sectionId);
    // Before anything else: an answer that is sent again is acknowledged, no matter how late.
    if (question.answer)
      return isSameAnswer(question.answer, input.answer)
        ? whereItStands(held, section)
        : alreadyAnswered(question.place);
    const refusal = refuseAnswer(held, section, question, input);
    return refusal ?? (await record(db, tx, held, section, question, input.answer));
  };
  return await withMock(db, input, work, {
    asksEngine: true,
    expects: (standing) => withAnswer(standing, input),
  });
}

/** The servings with this answer, as they will be if it's taken. */
function withAnswer({ served, asked }: Standing, { answer }: Input): readonly ServedKey[] {
  if (!asked || asked.answer || faultOfAnswer(asked.content, answer)) return served;
  return answered(served, asked.place, isCorrect(asked.content, answer));
}

function answered(served: readonly ServedKey[], place: number, isRight: boolean): ServedKey[] {
  return served.map((one) => (one.place === place ? { ...one, isCorrect: isRight } : one));
}

function refuseAnswer(
  { attempt, sections, justEnded }: HeldMock,
  section: MockSection,
  { content }: ShownQuestion,
  { sectionType, answer }: Input,
): Refusal | null {
  if (sectionType !== undefined && sectionType !== SECTION_TYPES[section.section])
    return wrongSectionType();
  const status = statusOf(attempt, sections);
  if (justEnded?.id === section.id) return timeIsUp(status);
  if (section.endedAt) return section.endedBy === "time" ? timeIsUp(status) : sectionEnded(status);
  return faultOfAnswer(content, answer) ? notAnAnswer() : null;
}

/** In one step: the answer, the estimate after it, and the question that it leads to. */
async function record(
  db: Db,
  tx: Tx,
  held: HeldMock,
  section: MockSection,
  question: ShownQuestion,
  answer: Answer,
): Promise<RunningMock | SectionEnd> {
  const { now } = held.attempt;
  const { sectionId, place } = question;
  const isRight = isCorrect(question.content, answer);
  const served = answered(held.served, place, isRight);
  const { current, interim } = await resumeSitting(tx, sittingOf(held), served);
  const given = {
    sectionId,
    place,
    answer,
    isCorrect: isRight,
    isLate: isLate({ deadline: section.deadline!, now }),
    at: now,
    theta: interim.theta,
    thetaError: interim.se,
  };
  if (current && !given.isLate) {
    const next = { section, asked: current, place: place + 1, at: now };
    return toRunning({ ...held, onScreen: await serveNext(db, tx, next, given) });
  }
  const ended = await endSection(tx, { ...held, served }, section, given);
  return whereItStands(ended, sectionById(ended.sections, section.id));
}

function whereItStands(held: HeldMock, section: MockSection): RunningMock | SectionEnd {
  if (section.endedAt) return toSectionEnd(section, held.current === undefined);
  return toRunning(held);
}
