import type { MockCard, QuizCard, TimeAllowed } from "@theta/contract";
import { isRunning } from "../mock-test/shared/mock-words.ts";
import type { SectionTab } from "../free-quiz/shared/quiz-data.ts";
import { lengthOf } from "../free-quiz/shared/quiz-words.ts";
import type { NextStep } from "./next-step-view.ts";
import { beginMock, inProgressWords, resumeMock } from "./mock-step.ts";

export interface DashboardState {
  /** The quizzes on the dashboard, in order. */
  quizzes: readonly QuizCard[];
  /** For a mock or quiz that was just finished, a look at its results. */
  back?: { mock: NextStep | null; quiz: NextStep | null };
  /** A mock that's due. */
  mock?: MockCard | undefined;
  /** How much time the learner's tests give. */
  time: TimeAllowed;
  /** Questions to review today. */
  due: number;
  /** A section with more quizzes than the dashboard shows. */
  more?: SectionTab | undefined;
  /** Whether every list has loaded. */
  isWhole: boolean;
}

/** Whatever is in progress comes first: a running clock before anything else, and a mock before a quiz. */
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
    title: `Resume "${quiz.name}"`,
    text: inProgressWords(quiz.time),
    action: "Resume",
    to: "/free-test",
    state: quiz,
  };
}

/**
 * The next step when nothing is in progress: look at fresh results, review missed questions, start something,
 * or practice. It says that everything is done only when every list has loaded.
 */
export function nextStep({
  quizzes,
  back,
  mock,
  time,
  due,
  more,
  isWhole,
}: DashboardState): NextStep | null {
  if (back?.mock) return back.mock;
  if (due > 0) return lookAgain(due);
  if (back?.quiz) return back.quiz;
  if (mock) return beginMock(mock, time);
  const open = quizzes.find(({ status, isAvailable }) => status === 0 && isAvailable);
  if (open)
    return {
      title: `Take the quiz "${open.name}"`,
      text: `${open.about} ${lengthOf(open, time)}.`,
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
