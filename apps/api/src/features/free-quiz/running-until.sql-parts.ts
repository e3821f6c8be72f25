import { sql } from "kysely";

/**
 * When a running quiz is due; null for one that's over. In the words of the index `quiz_attempts_due`,
 * which is for everybody's. A learner's own are found by the learner.
 */
export const RUNNING_UNTIL = sql<Date>`(case when ended_at is null then deadline end)`;
