import {
  freeQuiz,
  QUIZ_STATUS,
  type QuizCard,
  type Reply,
  SECTION_TYPES,
  type SectionType,
  TEST_TYPES,
} from "@theta/contract";
import { call } from "../../lib/call/call.ts";
import { quizData } from "../free-quiz/shared/quiz-data.ts";

/** The most the server returns at once. */
const PAGE = 50;

/** All of the learner's finished quizzes, from every section's list, most recently started first. */
async function finishedQuizzes(signal: AbortSignal): Promise<QuizCard[]> {
  const lists = await Promise.all(
    Object.values(SECTION_TYPES).map((section) => wholeList(section, signal)),
  );
  return lists
    .flat()
    .filter(({ status }) => status === QUIZ_STATUS.completed)
    .toSorted((a, b) => (b.startDateTimestamp ?? 0) - (a.startDateTimestamp ?? 0));
}

async function wholeList(section: SectionType, signal: AbortSignal): Promise<QuizCard[]> {
  const cards: QuizCard[] = [];
  for (let page = 1; ; page++) {
    const { result, totalItems } = await listPage(section, page, signal);
    cards.push(...result);
    if (cards.length >= totalItems || result.length === 0) return cards;
  }
}

async function listPage(
  section: SectionType,
  page: number,
  signal: AbortSignal,
): Promise<Reply<typeof freeQuiz.list>> {
  return await call(
    freeQuiz.list,
    {
      quizType: String(section),
      testType: String(TEST_TYPES.gmat),
      pageNumber: String(page),
      itemsPerPage: String(PAGE),
    },
    { signal },
  );
}

const withFinished = quizData.injectEndpoints({
  endpoints: (build) => ({
    finishedQuizzes: build.query<QuizCard[], void>({
      query: () => ({ ask: finishedQuizzes }),
      providesTags: ["Quizzes"],
    }),
  }),
});

export const { useFinishedQuizzesQuery } = withFinished;
