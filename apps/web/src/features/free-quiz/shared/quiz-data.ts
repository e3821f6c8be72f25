/** Free quizzes in the query cache: the lists several screens show, and each quiz's results. */
import {
  freeQuiz,
  type QuizCard,
  type Reply,
  SECTION_TYPES,
  type SectionType,
  type SolvedQuestion,
  TEST_TYPES,
  type TopicTests,
} from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

const withQuizzes = serverData.enhanceEndpoints({ addTagTypes: ["Quizzes"] });

interface Page {
  quizType: SectionType;
  pageNumber?: number;
  itemsPerPage?: number;
}

export type QuizPage = Reply<typeof freeQuiz.list>;
export type QuizReportData = Reply<typeof freeQuiz.report>;
export type LastQuizzes = Reply<typeof freeQuiz.lastQuizzes>["result"];

export const quizData = withQuizzes.injectEndpoints({
  endpoints: (build) => ({
    freeQuizList: build.query<QuizPage, Page>({
      query: ({ quizType, pageNumber = 1, itemsPerPage = 10 }) =>
        ask(freeQuiz.list, {
          quizType: String(quizType),
          testType: String(TEST_TYPES.gmat),
          pageNumber: String(pageNumber),
          itemsPerPage: String(itemsPerPage),
        }),
      providesTags: ["Quizzes"],
    }),
    topicTests: build.query<TopicTests[], void>({
      query: () => ask(freeQuiz.topicTests, undefined),
      transformResponse: (reply: Reply<typeof freeQuiz.topicTests>) => reply.result,
      providesTags: ["Quizzes", "Plan"],
    }),
    /** For screens opened by address: the running quiz and the one finished last. */
    lastQuizzes: build.query<LastQuizzes, void>({
      query: () => ask(freeQuiz.lastQuizzes, undefined),
      transformResponse: (reply: Reply<typeof freeQuiz.lastQuizzes>) => reply.result,
      // A topic test may be among them, and a plan locks or opens its result.
      providesTags: ["Quizzes", "Plan"],
    }),
    /** A quiz's current status. Never from the cache: it decides whether a test is shown. */
    quizDetails: build.query<QuizCard, string>({
      query: (freeQuizId) => ask(freeQuiz.details, { freeQuizId }),
      transformResponse: (reply: Reply<typeof freeQuiz.details>) => reply.result,
      keepUnusedDataFor: 0,
    }),
    quizSolution: build.query<SolvedQuestion[], string>({
      query: (freeQuizId) => ask(freeQuiz.solution, { freeQuizId }),
    }),
    quizReport: build.query<QuizReportData, string>({
      query: (freeQuizId) => ask(freeQuiz.report, { freeQuizId }),
      providesTags: ["Quizzes", "Plan"],
    }),
  }),
});

export const {
  useFreeQuizListQuery,
  useTopicTestsQuery,
  useLastQuizzesQuery,
  useQuizDetailsQuery,
  useQuizSolutionQuery,
  useQuizReportQuery,
} = quizData;

/** For when a quiz starts or ends: every list that shows it is then out of date. */
export const forgetQuizzes = () => quizData.util.invalidateTags(["Quizzes"]);

/** The sections as tabs, headings, and addresses name them, in the order of the exam's pages. */
export const SECTION_TABS = [
  { type: SECTION_TYPES.quant, label: "Quantitative Reasoning", slug: "quant" },
  { type: SECTION_TYPES.verbal, label: "Verbal Reasoning", slug: "verbal" },
  { type: SECTION_TYPES.dataInsights, label: "Data Insights", slug: "data-insights" },
] as const;
export type SectionTab = (typeof SECTION_TABS)[number];
