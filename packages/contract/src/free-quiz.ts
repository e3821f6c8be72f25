/** Free quizzes: the list, taking a quiz, and what comes after. */
import * as z from "zod/mini";
import { quizAnswerFields, selectedFields } from "./answer-fields.ts";
import { result } from "./envelope.ts";
import { idField } from "./ids.ts";
import { list, pageFields, sectionTypeField, testTypeField } from "./lists.ts";
import { route } from "./route.ts";
import { ServedQuestion, SolvedQuestion } from "./served-question.ts";
import { SectionType, TimeAllowed } from "./shared/card-fields.ts";
import { QuizCard } from "./shared/quiz-card.ts";

export const QUIZ_STATUS = { notStarted: 0, inProgress: 1, completed: 2 } as const;

/** A topic with its tests: quizzes of fifteen questions that plans include. */
export const TopicTests = z.strictObject({
  quizType: SectionType,
  topic: z.string(),
  /** What it is about, in one sentence. */
  about: z.string(),
  /** What its questions are about, in the same words as reports and practice. */
  covers: z.array(z.string()),
  tests: z.array(QuizCard),
});
export type TopicTests = z.output<typeof TopicTests>;

/** The deadline with the server's time, because a browser's clock may be wrong. */
const clock = { deadline: z.number(), serverTime: z.number() };

export const RunningQuiz = z.strictObject({
  freeQuizId: z.string(),
  name: z.string(),
  quizType: SectionType,
  totalQuestions: z.int(),
  startDateTimestamp: z.number(),
  time: TimeAllowed,
  ...clock,
  question: ServedQuestion,
});
export type RunningQuiz = z.output<typeof RunningQuiz>;

export const QuizScore = z.strictObject({
  score: z.int(),
  totalQuestions: z.int(),
  correctAnswers: z.int(),
  wrongAnswers: z.int(),
});
export type QuizScore = z.output<typeof QuizScore>;

const SavedAnswer = z.strictObject({
  isAnswered: z.literal(true),
  revision: z.int(),
  ...clock,
  /** Only when the answer was sent to move on: the next question, or null after the last. */
  next: z.optional(z.nullable(ServedQuestion)),
});
export type SavedAnswer = z.output<typeof SavedAnswer>;

const ReportRow = z.strictObject({
  id: z.string(),
  questionString: z.string(),
  topicName: z.string(),
  defficuiltyLevel: z.int(),
  isCorrect: z.boolean(),
  isAnswered: z.boolean(),
  /** Whether it was on screen before the quiz ended. If not, it is neither wrong nor missed. */
  isReached: z.boolean(),
  /** Seconds. */
  timeSpent: z.nullable(z.number()),
});
export type QuizReportRow = z.output<typeof ReportRow>;

/** The result of a quiz that was just finished. */
export const FreshResult = z.strictObject({ quiz: QuizCard, rows: z.array(ReportRow) });
export type FreshResult = z.output<typeof FreshResult>;

const quizId = idField("quiz");

export const freeQuiz = {
  list: route({
    method: "GET",
    path: "/free-quiz/user-free-quiz-list",
    access: "learner",
    summary: "Lists a section's quizzes and the learner's progress in each.",
    query: z.object({ quizType: sectionTypeField, testType: testTypeField, ...pageFields }),
    reply: list(QuizCard),
    errors: [],
  }),
  topicTests: route({
    method: "GET",
    path: "/free-quiz/user-topic-test-list",
    access: "learner",
    summary: "Lists every section's topic tests by topic, with the learner's progress in each.",
    reply: result(z.array(TopicTests)),
    errors: [],
  }),
  lastQuizzes: route({
    method: "GET",
    path: "/free-quiz/last-free-quiz",
    access: "learner",
    summary: "Returns the running quiz and the last finished one, for screens opened by address.",
    reply: result(
      z.strictObject({ running: z.nullable(QuizCard), finished: z.nullable(QuizCard) }),
    ),
    errors: [],
  }),
  freshResult: route({
    method: "GET",
    path: "/free-quiz/fresh-result",
    access: "learner",
    summary:
      "Returns the quiz that the learner finished within the last hour, question by question, or null.",
    reply: result(z.nullable(FreshResult)),
    errors: [],
  }),
  details: route({
    method: "GET",
    path: "/free-quiz/free-quiz-details",
    access: "learner",
    summary:
      "Returns one quiz and the learner's progress in it, for screens opened from browser history.",
    query: z.object({ freeQuizId: quizId }),
    reply: result(QuizCard),
    errors: [],
  }),
  questionList: route({
    method: "GET",
    path: "/free-quiz/free-quiz-question-list",
    access: "learner",
    summary:
      "Lists a quiz's questions by id and name, without their text, which comes one question at a time.",
    query: z.object({ freeQuizId: quizId }),
    reply: result(z.array(z.strictObject({ questionId: z.string(), name: z.string() }))),
    errors: [],
  }),
  start: route({
    method: "POST",
    path: "/free-quiz-answers/start-free-quiz",
    access: "learner",
    summary: "Starts or resumes a quiz. The clock never goes back.",
    body: z.object({ freeQuizId: quizId }),
    reply: result(RunningQuiz),
    /** The two about plans apply to topic tests and carry `state: { lock }`. */
    errors: ["not-yet-available", "quiz-finished", "subscription-required", "not-in-plan"],
  }),
  saveAnswer: route({
    method: "PUT",
    path: "/free-quiz-answers/update-free-quiz-question-answer",
    access: "learner",
    summary:
      "Saves the answer to the current question. With isAdvancing, locks it and returns the next question.",
    body: z.object({
      freeQuizId: quizId,
      questionId: idField("question"),
      ...quizAnswerFields,
      /**
       * One more than the revision of the answer it changes. Without it, the last answer to arrive
       * counts.
       */
      revision: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
      isAdvancing: z.optional(z.boolean()),
    }),
    reply: result(SavedAnswer),
    errors: [
      "quiz-not-started",
      "quiz-finished",
      "time-is-up",
      "not-current-question",
      "changed-elsewhere",
      "not-an-answer",
    ],
  }),
  selectedAnswer: route({
    method: "GET",
    path: "/free-quiz-answers/selected-free-quiz-answer",
    access: "learner",
    summary: "Returns what the learner chose for a question in a quiz.",
    query: z.object({ freeQuizId: quizId, questionId: idField("question") }),
    reply: result(z.strictObject(selectedFields)),
    errors: ["quiz-not-started"],
  }),
  submit: route({
    method: "POST",
    path: "/free-quiz/submit-free-quiz",
    access: "learner",
    summary:
      "Ends a quiz once every question is answered or time is up. Repeating the call returns the same result.",
    body: z.object({ freeQuizId: quizId }),
    reply: result(QuizScore),
    errors: ["quiz-not-started", "questions-left"],
  }),
  report: route({
    method: "GET",
    path: "/free-quiz/free-quiz-analytics",
    access: "learner",
    summary: "Returns a finished quiz, question by question, and what to practice next.",
    query: z.object({ freeQuizId: quizId }),
    reply: z.strictObject({
      result: z.array(ReportRow),
      quiz: QuizCard,
      /** The next quiz on what was missed; null if there are no quizzes left. */
      nextQuiz: z.nullable(QuizCard),
      /** Missed topics that it covers, most missed first. */
      nextQuizTopics: z.array(z.string()),
    }),
    errors: ["quiz-not-finished", "subscription-required"],
  }),
  solution: route({
    method: "GET",
    path: "/free-quiz-answers/free-quiz-solution",
    access: "learner",
    summary:
      "Returns a finished quiz's questions with keys, explanations, solutions, and the learner's answers.",
    query: z.object({ freeQuizId: quizId }),
    reply: z.array(SolvedQuestion),
    errors: ["quiz-not-finished", "subscription-required"],
  }),
} as const;
