import type { TimeAllowed } from "@theta/contract";
import { type Expression, sql } from "kysely";

/** The time that a test started now would have. */
export function timeOf(learnerId: Expression<string>) {
  return sql<TimeAllowed>`coalesce(
    (select s.time_allowed from learner_test_settings s where s.learner_id = ${learnerId}), 'standard')`;
}

export function extraBreaksOf(learnerId: Expression<string>) {
  return sql<boolean>`coalesce(
    (select s.has_extra_breaks from learner_test_settings s where s.learner_id = ${learnerId}), false)`;
}
