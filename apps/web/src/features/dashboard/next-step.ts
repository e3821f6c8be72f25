import type { MockCard, QuizCard } from "@theta/contract";
import { isRunning } from "../mock-test/shared/mock-words.ts";
import type { SectionTab } from "../free-quiz/shared/quiz-data.ts";
import { lengthOf } from "../free-quiz/shared/quiz-words.ts";
import type { NextStep } from "./step.ts";
import { beginMock, resumeMock } from "./next-mock.ts";

export interface Standing {
  /** The quizzes on the dashboard, in their order. */
  quizzes: readonly QuizCard[];
  /** Of a mock or a quiz that was finished just now: to look at what came of it. */
  back?: { mock: NextStep | null; quiz: NextStep | null };
  /** A mock that it is time for. */
  mock?: MockCard | undefined;
  /** Questions to look at again today. */
  due: number;
  /** A section that has more quizzes than the dashboard shows. */
  more?: SectionTab | undefined;
  /** Whether those are all, none of the lists missing. */
  isWhole: boolean;
}

/** What goes on before anything else: first what has a clock running, a mock before a quiz. */
export function underWay(
  mock: MockCard | null,
  quiz: QuizCard | null | undefined,
): NextStep | null {
  if (mock && isRunning(mock)) return resumeMock(mock);
  if (quiz) return resume(quiz);
  return mock?.status === 2 ? resumeMock(mock) : null;
}

function resume(quiz: QuizCard): NextStep {
  return {
    title: `Go on with “${quiz.name}”.`,
    text: "It is under way, and its clock runs whether you are there or not.",
    action: "Resume",
    to: "/free-test",
    state: quiz,
  };
}

/**
 * What to do next where nothing runs: look at what was just finished and again at what was missed, begin
 * something, practise. That everything is done is said only by who has seen everything.
 */
export function nextStep({ quizzes, back, mock, due, more, isWhole }: Standing): NextStep | null {
  if (back?.mock) return back.mock;
  if (due > 0) return lookAgain(due);
  if (back?.quiz) return back.quiz;
  if (mock) return beginMock(mock);
  const open = quizzes.find(({ status, isAvailable }) => status === 0 && isAvailable);
  if (open)
    return {
      title: `Take “${open.name}”.`,
      text: `${open.about} ${lengthOf(open)}.`,
      action: "Take Test",
      to: "/free-test",
      state: open,
    };
  if (!isWhole) return null;
  if (more)
    return {
      title: `Choose your next quiz in ${more.label}.`,
      text: "All that are open here are taken; the list goes on.",
      action: "See the list",
      to: `/free-quiz?section=${more.slug}&page=2`,
    };
  return {
    title: "Practise what you like.",
    text: "You have taken every quiz that is open. The question bank has more of every topic.",
    action: "Practise",
    to: "/practice",
  };
}

function lookAgain(due: number): NextStep {
  return {
    title:
      due === 1
        ? "Look again at a question you missed."
        : `Look again at ${due} questions you missed.`,
    text: "Their day has come: a second look now is worth more than a new question.",
    action: "Review",
    to: "/practice",
  };
}
