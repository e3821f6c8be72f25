import type { QuizCard } from "@theta/contract";
import { SECTION_TABS } from "./quiz-data.ts";

/** What a learner calls it. */
export const kindOf = ({ topicTest }: Pick<QuizCard, "topicTest">) =>
  topicTest ? "topic test" : "quiz";

/** The list it belongs to. */
export function listOf({ topicTest, quizType }: Pick<QuizCard, "topicTest" | "quizType">): string {
  if (!topicTest) return "/free-quiz";
  const section = SECTION_TABS.find(({ type }) => type === quizType);
  return section ? `/topic-tests?section=${section.slug}` : "/topic-tests";
}
