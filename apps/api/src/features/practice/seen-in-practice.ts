/** The questions that a learner has been shown for practice: a part for the statements of other features. */
export { seenInPractice } from "./practice.queries.ts";
