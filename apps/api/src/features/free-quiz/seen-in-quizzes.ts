/** The questions a learner has been shown in quizzes, for other features' statements. */
export { seenInQuizzes } from "./questions.queries.ts";
