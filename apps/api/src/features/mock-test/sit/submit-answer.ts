import {
  type GivenAnswer,
  type RunningMock,
  SECTION_TYPES,
  type SectionEnd,
  type SectionType,
} from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import { isSameAnswer } from "../../exam/answer.rules.ts";
import { isLate } from "../../exam/deadline.rules.ts";
import { endSection } from "./end-section.ts";
import { sectionById, statusOf } from "../mock-test.rules.ts";
import {
  type MockQuestion,
  selectOptionalQuestion,
  selectServedKeys,
  type ServedKey,
  updateAnswer,
} from "../questions.queries.ts";
import { readRunning } from "./read-section.ts";
import { notAnAnswer } from "../../exam/given-answer.ts";
import {
  alreadyAnswered,
  noSuchQuestion,
  sectionEnded,
  timeIsUp,
  wrongSectionType,
} from "../refusals.ts";
import type { MockSection } from "../sections.queries.ts";
import { serveNext } from "./serve-next.ts";
import { toSectionEnd } from "../served-mock.ts";
import { resumeSitting } from "./sit-section.ts";
import { type HeldMock, sittingOf, type Which } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

interface Input extends Which {
  questionId: string;
  answer: GivenAnswer;
  sectionType: SectionType | undefined;
}

/** Records one answer and chooses the next question, or ends the section. All or nothing. */
export async function submitAnswer(db: Db, input: Input): Promise<RunningMock | SectionEnd> {
  const work = async (tx: Tx, held: HeldMock) => {
    const question = await selectOptionalQuestion(tx, input);
    if (!question) return noSuchQuestion();
    const section = sectionById(held.sections, question.sectionId);
    // First of all: whoever sends again what is kept already is told so, however late it is.
    if (question.answer)
      return isSameAnswer(question.answer, input.answer)
        ? await whereItStands(tx, held, section)
        : alreadyAnswered(question.place);
    const refusal = refuseAnswer(held, section, question, input);
    return refusal ?? (await record(db, tx, held, section, question, input.answer));
  };
  return await withMock(db, input, work, {
    asksEngine: true,
    expects: async (served) => await withAnswer(db, served, input),
  });
}

/** The servings with this answer, as they will be if it's taken. */
async function withAnswer(
  db: Db,
  served: readonly ServedKey[],
  input: Input,
): Promise<readonly ServedKey[]> {
  const question = await selectOptionalQuestion(db, input);
  if (!question || question.answer || faultOfAnswer(question.content, input.answer)) return served;
  return answered(served, question, input.answer);
}

function answered(
  served: readonly ServedKey[],
  { place, content }: MockQuestion,
  answer: GivenAnswer,
): ServedKey[] {
  const isRight = isCorrect(content, answer);
  return served.map((one) => (one.place === place ? { ...one, isCorrect: isRight } : one));
}

function refuseAnswer(
  { attempt, sections, justEnded }: HeldMock,
  section: MockSection,
  { content }: MockQuestion,
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
  question: MockQuestion,
  answer: GivenAnswer,
): Promise<RunningMock | SectionEnd> {
  const { attempt } = held;
  const sitting = sittingOf(held);
  const isRight = isCorrect(question.content, answer);
  const served = answered(await selectServedKeys(tx, section.id), question, answer);
  const state = await resumeSitting(tx, sitting, served);
  const late = isLate({ deadline: section.deadline!, now: attempt.now });
  await updateAnswer(tx, question, {
    answer,
    isCorrect: isRight,
    isLate: late,
    at: attempt.now,
    theta: state.interim.theta,
    thetaError: state.interim.se,
  });
  const goesOn = !late && (await serveNext(db, tx, { section, state, at: attempt.now }));
  if (goesOn) return await readRunning(tx, held, section);
  const ended = await endSection(tx, held, section);
  return await whereItStands(tx, ended, sectionById(ended.sections, section.id));
}

async function whereItStands(
  tx: Tx,
  held: HeldMock,
  section: MockSection,
): Promise<RunningMock | SectionEnd> {
  if (section.endedAt) return toSectionEnd(section, held.current === undefined);
  return await readRunning(tx, held, section);
}
