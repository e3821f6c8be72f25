import { loadMocks } from "./load-mocks.ts";
import { loadQuestions } from "./load-bank.ts";
import { loadQuizzes } from "./quizzes/load-quizzes.ts";

/** How much there is, counted from the content itself. */
export async function countContent() {
  const [questions, quizzes, mocks] = await Promise.all([
    loadQuestions(),
    loadQuizzes(),
    loadMocks(),
  ]);
  const fullMocks = mocks.filter(({ section }) => section === null).length;
  return {
    questions: questions.length,
    quizzes: quizzes.length,
    fullMocks,
    sectionalMocks: mocks.length - fullMocks,
  };
}

export type ContentCounts = Awaited<ReturnType<typeof countContent>>;
