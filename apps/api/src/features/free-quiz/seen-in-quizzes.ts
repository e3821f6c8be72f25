/** The questions that a learner has been shown in quizzes: a part for the statements of other features. */
export { seenInQuizzes } from "./questions.queries.ts";
