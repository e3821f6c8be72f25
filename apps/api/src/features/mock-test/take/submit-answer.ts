import {
  type Answer,
  isSameAnswer,
  type RunningMock,
  SECTION_TYPES,
  type SectionEnd,
  type SectionReview,
  type SectionType,
} from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Claimant } from "../../../platform/http/handle.ts";
import { isLate, isTimeUp } from "../../exam/deadline.rules.ts";
import { endSection } from "./end-section.ts";
import type { EndedSection, RunningSection } from "../mock-section.ts";
import type { ServedKey, ShownQuestion } from "../questions.queries.ts";
import { updateToAnswered } from "../question-updates.queries.ts";
import { toRunning } from "./read-section.ts";
import { notAnAnswer } from "../../exam/given-answer.ts";
import { alreadyAnswered, noSuchQuestion, wrongSectionType } from "../refusals.ts";
import type { MockState } from "../mock-state.queries.ts";
import { serveNextIfUnchanged, serveNextQuestion } from "../serve/serve-next-question.ts";
import { toRunningMock, toSectionEnd } from "./served-section.ts";
import { resumeSection } from "../serve/engine-input.ts";
import { refuseLate } from "./refuse-late.ts";
import { type HeldMock, engineInputOf, type MockOfLearner } from "./held-mock.ts";
import { secondsLost } from "./time-back.ts";
import { withMock } from "./with-mock.ts";
import { withResult } from "./with-result.ts";

interface Input extends MockOfLearner {
  /** Null for a demo's learner, who has no session. */
  caller: Claimant | null;
  questionId: string;
  answer: Answer;
  sectionType: SectionType | undefined;
}

/** Records one answer and chooses the next question, or ends the section. All or nothing. */
export async function submitAnswer(
  db: Db,
  input: Input,
): Promise<RunningMock | SectionReview | SectionEnd> {
  const work = async (tx: Tx, held: HeldMock) => {
    const question = held.asked;
    if (!question) return noSuchQuestion();
    const section = sectionOf(held, question);
    // Comes first: an answer that is sent again is acknowledged, no matter how late.
    if (question.firstAnswer)
      return isSameAnswer(question.firstAnswer, input.answer)
        ? await whereItStands(tx, held, section)
        : alreadyAnswered(question.place, held.attempt.mode);
    if (input.sectionType !== undefined && input.sectionType !== SECTION_TYPES[section.section])
      return wrongSectionType();
    if (section.state === "ended") return refuseLate(held, section);
    if (faultOfAnswer(question.content, input.answer)) return notAnAnswer();
    return await record(db, tx, held, section, question, input.answer);
  };
  return await withMock(db, input, work, {
    asksEngine: true,
    plainly: async (looked) => await recordPlainly(db, looked, input),
    expects: (mockState) => withAnswer(mockState, input),
  });
}

/** The servings including this answer, as they will be if it's accepted. */
function withAnswer({ served, asked }: MockState, { answer }: Input): readonly ServedKey[] {
  if (!asked || asked.answer || faultOfAnswer(asked.content, answer)) return served;
  return withResult(served, asked.place, isCorrect(asked.content, answer));
}

function sectionOf(
  { sections }: MockState,
  { sectionId }: ShownQuestion,
): RunningSection | EndedSection {
  const section = sections.find(({ id }) => id === sectionId);
  if (!section || section.state === "planned")
    throw new Error("A question was shown in a section that hasn't begun.");
  return section;
}

/**
 * A new answer in time that leads to another question: nearly all of them. It's written only if
 * nothing has changed since it was read, and everything else takes the lock.
 */
async function recordPlainly(
  db: Db,
  looked: HeldMock,
  { answer, sectionType }: Input,
): Promise<RunningMock | null> {
  const { asked: question, current: section, attempt } = looked;
  if (!question || question.firstAnswer || section?.state !== "running") return null;
  if (question.sectionId !== section.id) return null;
  if (isTimeUp({ deadline: section.deadline, now: attempt.now })) return null;
  if (sectionType !== undefined && sectionType !== SECTION_TYPES[section.section]) return null;
  if (faultOfAnswer(question.content, answer)) return null;
  const { given, next } = await continueWith(db, looked, section, question, answer);
  if (!next) return null;
  const onScreen = await serveNextIfUnchanged(db, attempt, next, given);
  return onScreen ? toRunningMock(attempt, section, onScreen, secondsLost(looked, section)) : null;
}

/** In one step: the answer, the estimate after it, and the question it leads to. */
async function record(
  db: Db,
  tx: Tx,
  held: HeldMock,
  section: RunningSection,
  question: ShownQuestion,
  answer: Answer,
): Promise<RunningMock | SectionReview | SectionEnd> {
  const { given, served, next } = await continueWith(tx, held, section, question, answer);
  if (next && !given.isLate) {
    const onScreen = await serveNextQuestion(db, tx, next, given);
    return await toRunning(tx, { ...held, onScreen }, section);
  }
  if (held.attempt.mode === "exam" && !given.isLate) {
    await updateToAnswered(tx, given);
    return await toRunning(tx, { ...held, served, onScreen: undefined }, section);
  }
  const ended = await endSection(tx, { ...held, served }, section, given);
  return await whereItStands(tx, ended, ended.justEnded);
}

/** What is written for an answer, and what the engine asks next, if anything. */
async function continueWith(
  db: Db | Tx,
  held: HeldMock,
  section: RunningSection,
  { sectionId, place, content }: ShownQuestion,
  answer: Answer,
) {
  const { now } = held.attempt;
  const isRight = isCorrect(content, answer);
  const served = withResult(held.served, place, isRight);
  const { current, interim } = await resumeSection(db, engineInputOf(held), served);
  const given = {
    learnerId: section.learnerId,
    sectionId,
    place,
    answer,
    isCorrect: isRight,
    isLate: isLate({ deadline: section.deadline, now }),
    at: now,
    theta: interim.theta,
    thetaError: interim.se,
  };
  const next = current && { section, asked: current, place: place + 1, at: now };
  return { given, served, next };
}

/** The section after an answer, also one that was sent again. */
async function whereItStands(
  tx: Tx,
  held: HeldMock,
  section: RunningSection | EndedSection,
): Promise<RunningMock | SectionReview | SectionEnd> {
  if (section.state === "ended") return toSectionEnd(section, held.current === undefined);
  return await toRunning(tx, held, section);
}
