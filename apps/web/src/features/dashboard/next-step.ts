import type { MockCard, QuizCard } from "@theta/contract";
import { isRunning } from "../mock-test/shared/mock-words.ts";
import type { SectionTab } from "../free-quiz/shared/quiz-data.ts";
import { lengthOf } from "../free-quiz/shared/quiz-words.ts";
import type { NextStep } from "./step.ts";
import { beginMock, resumeMock } from "./next-mock.ts";

export interface DashboardState {
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

/** What is in progress comes before anything else: first what has a clock running, a mock before a quiz. */
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
    title: `Resume “${quiz.name}”`,
    text: "The clock is running, even while you're away.",
    action: "Resume",
    to: "/free-test",
    state: quiz,
  };
}

/**
 * The next step when nothing is in progress: look at fresh results, review misses, start something, or
 * practice. It says that everything is done only when every list has come.
 */
export function nextStep({
  quizzes,
  back,
  mock,
  due,
  more,
  isWhole,
}: DashboardState): NextStep | null {
  if (back?.mock) return back.mock;
  if (due > 0) return lookAgain(due);
  if (back?.quiz) return back.quiz;
  if (mock) return beginMock(mock);
  const open = quizzes.find(({ status, isAvailable }) => status === 0 && isAvailable);
  if (open)
    return {
      title: `Take the quiz “${open.name}”`,
      text: `${open.about} ${lengthOf(open)}.`,
      action: "Take Test",
      to: "/free-test",
      state: open,
    };
  if (!isWhole) return null;
  if (more)
    return {
      title: `Choose your next ${more.label} quiz`,
      text: "You've taken all the quizzes shown here. There are more on the list.",
      action: "See the list",
      to: `/free-quiz?section=${more.slug}&page=2`,
    };
  return {
    title: "Practice any topic",
    text: "You've taken every quiz. The question bank has more on every topic.",
    action: "Practice",
    to: "/practice",
  };
}

function lookAgain(due: number): NextStep {
  return {
    title: due === 1 ? "Review a question you missed" : `Review ${due} questions you missed`,
    text:
      due === 1
        ? "It's due today. A second look now does more for you than a new question."
        : "They're due today. A second look now does more for you than new questions.",
    action: "Review",
    to: "/practice",
  };
}
