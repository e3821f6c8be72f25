/** The questions a learner has been shown in practice, for other features' statements. */
export { seenInPractice } from "./practice.queries.ts";
