/** Quizzes taken through the API, for journeys that start after one. */
import type { APIRequestContext } from "@playwright/test";
import {
  type Answer,
  freeQuiz,
  quizFieldsOf,
  type QuizCard,
  type RunningQuiz,
  type SavedAnswer,
  SECTION_TYPES,
  type SectionName,
  type ServedQuestion,
  type SolvedQuestion,
} from "@theta/contract";
import { type Ask, signedIn } from "./ask.ts";
import { type Person, register } from "./people.ts";

async function firstQuiz(ask: Ask, section: SectionName): Promise<string> {
  const { result } = await ask<{ result: QuizCard[] }>(freeQuiz.list, {
    quizType: String(SECTION_TYPES[section]),
    testType: "1",
  });
  return result[0]!.freeQuizId;
}

export async function takeQuiz(
  ask: Ask,
  freeQuizId: string,
  answerTo: (question: ServedQuestion) => Answer,
): Promise<void> {
  const { result } = await ask<{ result: RunningQuiz }>(freeQuiz.start, { freeQuizId });
  for (let question: ServedQuestion | null | undefined = result.question; question;) {
    const answer = answerTo(question);
    const { result: saved }: { result: SavedAnswer } = await ask(freeQuiz.saveAnswer, {
      freeQuizId,
      questionId: question.questionId,
      isAdvancing: true,
      ...quizFieldsOf(answer),
    });
    question = saved.next;
  }
  await ask(freeQuiz.submit, { freeQuizId });
}

/** Chooses the option at this position, right or wrong. */
export function atPlace({ options, parts }: ServedQuestion, place: number): Answer {
  const pick = (own: readonly { optionId: string }[]) => own[place % own.length]!.optionId;
  if (!parts) return { optionId: pick(options) };
  return { parts: parts.map((part) => ({ partId: part.partId, optionId: pick(part.options) })) };
}

function keyed({ options, parts }: SolvedQuestion, isRight: boolean): Answer {
  const pick = (own: SolvedQuestion["options"]) =>
    own.find(({ isCorrect }) => isCorrect === isRight)!.optionId;
  if (!parts) return { optionId: pick(options) };
  return { parts: parts.map((part) => ({ partId: part.partId, optionId: pick(part.options) })) };
}

/**
 * A section's first quiz, finished by this person with wrong answers at these positions and right ones
 * elsewhere. Someone else takes it first to learn the keys.
 */
export async function finishQuiz(
  request: APIRequestContext,
  person: Person,
  { section, wrong }: { section: SectionName; wrong: readonly number[] },
): Promise<void> {
  const scout = await signedIn(request, await register(request));
  const freeQuizId = await firstQuiz(scout, section);
  await takeQuiz(scout, freeQuizId, (question) => atPlace(question, 0));
  const solved = await scout<SolvedQuestion[]>(freeQuiz.solution, { freeQuizId });
  await takeQuiz(await signedIn(request, person), freeQuizId, ({ questionId, order }) =>
    keyed(
      solved.find((one) => one.questionId === questionId)!,
      !wrong.includes(order),
    ),
  );
}
