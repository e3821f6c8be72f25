import type { PracticeOverview, QuizCard } from "@theta/contract";
import { lengthOf } from "../../lib/quiz/quiz-words.ts";

export interface NextStep {
  title: string;
  text: string;
  action: string;
  to: string;
  state?: QuizCard;
}

/** What to do next, in one line: go on with what runs, look again at what was missed, begin something. */
export function nextStep(
  quizzes: readonly QuizCard[],
  practice: Pick<PracticeOverview, "due"> | undefined,
): NextStep {
  const running = quizzes.find(({ status }) => status === 1);
  if (running)
    return {
      title: `Go on with ${running.name}.`,
      text: "It is under way, and its clock runs whether you are there or not.",
      action: "Resume",
      to: "/free-test",
      state: running,
    };
  const due = practice?.due ?? 0;
  if (due > 0)
    return {
      title:
        due === 1
          ? "Look again at a question you missed."
          : `Look again at ${due} questions you missed.`,
      text: "Their day has come: a second look now is worth more than a new question.",
      action: "Review",
      to: "/practice",
    };
  const open = quizzes.find(({ status, isAvailable }) => status === 0 && isAvailable);
  if (open)
    return {
      title: `Take ${open.name}.`,
      text: `${open.about} ${lengthOf(open)}.`,
      action: "Take Test",
      to: "/free-test",
      state: open,
    };
  return {
    title: "Practise what you like.",
    text: "You have taken the quizzes shown here. The question bank has more of every topic.",
    action: "Practise",
    to: "/practice",
  };
}
