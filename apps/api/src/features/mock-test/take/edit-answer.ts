import {
  type Answer,
  EDITS_PER_SECTION,
  isSameAnswer,
  type SectionEnd,
  type SectionReview,
} from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { notAnAnswer } from "../../exam/given-answer.ts";
import { isLate } from "../../exam/deadline.rules.ts";
import { type Edit, insertEdit, selectEdits } from "../edits.queries.ts";
import type { RunningSection } from "../mock-section.ts";
import type { MockState } from "../mock-state.queries.ts";
import type { ServedKey, ShownQuestion } from "../questions.queries.ts";
import { editedElsewhere, noEditsLeft, noSuchQuestion, notInReview } from "../refusals.ts";
import { toSectionEnd } from "./served-section.ts";
import { endSection } from "./end-section.ts";
import type { HeldMock, MockOfLearner } from "./held-mock.ts";
import { refuseLate } from "./refuse-late.ts";
import { isInReview, readReview } from "./review.ts";
import { withMock } from "./with-mock.ts";
import { withResult } from "./with-result.ts";

interface Input extends MockOfLearner {
  questionId: string;
  answer: Answer;
  /** Which of the section's edits the learner thinks this is. */
  number: number;
}

/** Changes an answer in the review. The first answer stays: what is written is an edit. */
export async function editAnswer(db: Db, input: Input): Promise<SectionReview | SectionEnd> {
  const work = async (tx: Tx, held: HeldMock) => {
    const question = held.asked;
    if (!question) return noSuchQuestion();
    const section = held.sections.find(({ id }) => id === question.sectionId);
    if (!section || section.state === "planned") return noSuchQuestion();
    const edits = await selectEdits(tx, section);
    // Before anything else: an edit that is sent again is acknowledged, no matter how late.
    const made = edits.find(({ number }) => number === input.number);
    if (made && isSameEdit(made, question, input.answer))
      return section.state === "ended"
        ? toSectionEnd(section, held.current === undefined)
        : await readReview(tx, held, section);
    if (section.state === "ended") return refuseLate(held, section);
    if (!isInReview(held)) return notInReview();
    if (faultOfAnswer(question.content, input.answer)) return notAnAnswer();
    if (made) return editedElsewhere();
    if (input.number > EDITS_PER_SECTION) return noEditsLeft();
    if (input.number !== edits.length + 1) return editedElsewhere();
    return await record(tx, held, section, question, input);
  };
  return await withMock(db, input, work, { expects: (mockState) => withEdit(mockState, input) });
}

function isSameEdit(made: Edit, question: ShownQuestion, answer: Answer): boolean {
  return made.place === question.place && isSameAnswer(made.to, answer);
}

/** The servings with this edit, as they will be if it's taken. */
function withEdit({ served, asked }: MockState, { answer }: Input): readonly ServedKey[] {
  if (!asked?.answer || faultOfAnswer(asked.content, answer)) return served;
  return withResult(served, asked.place, isCorrect(asked.content, answer));
}

async function record(
  tx: Tx,
  held: HeldMock,
  section: RunningSection,
  question: ShownQuestion,
  { answer, number }: Input,
): Promise<SectionReview | SectionEnd> {
  const { now } = held.attempt;
  const { place } = question;
  const from = question.answer!;
  const isRight = isCorrect(question.content, answer);
  // A change to the same answer doesn't use an edit.
  if (!isSameAnswer(from, answer))
    await insertEdit(tx, section, { number, place, from, to: answer, isCorrect: isRight, at: now });
  const served = withResult(held.served, place, isRight);
  // Within the grace it counts, and the section ends with it.
  if (!isLate({ deadline: section.deadline, now }))
    return await readReview(tx, { ...held, served }, section);
  const ended = await endSection(tx, { ...held, served }, section);
  return toSectionEnd(ended.justEnded, ended.current === undefined);
}
