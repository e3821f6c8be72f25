/** Which learners a list wants, and in which order. */
import type { AccountState, LearnerSort, PlanState } from "@theta/contract/staff";
import { type RawBuilder, sql } from "kysely";
import { beginningWith, isPast, momentOf } from "../shared/time-place.sql-parts.ts";
import type { Place } from "./place.rules.ts";
import type { Search } from "./search.rules.ts";

export interface Filter {
  search: Search | null;
  plan?: PlanState | undefined;
  state?: AccountState | undefined;
  /** Days in UTC on which they joined. */
  from?: string | undefined;
  to?: string | undefined;
}

export type Condition = RawBuilder<unknown>;

/** Written like its index. */
const NAME_KEY = sql`left(lower(name collate "C"), 40)`;

/** With what a name is sorted by, because the database doesn't see that two expressions are one. */
export const SHOWN = sql`id, name, email, created_at, deletion_due_at, ${NAME_KEY} as name_key`;
/** And what conditions look at. */
export const FIELDS = sql`${SHOWN}, email_key, name_words, had_plan`;

interface Order {
  /** Of learners. */
  by: Condition;
  /** Of what was found among them. */
  byAgain: Condition;
  /** Its first part, as a cursor has it. */
  key: RawBuilder<string>;
  isAfter: (place: Place) => Condition;
}

const inTime = (sort: "newest" | "oldest"): Order => {
  const way = sql.raw(sort === "newest" ? "desc" : "asc");
  const by = sql`created_at ${way}, id ${way}`;
  return {
    by,
    byAgain: by,
    key: momentOf("created_at"),
    isAfter: ({ key, id }) => isPast(["created_at", "id"], { moment: key, id }, sort),
  };
};

export const ORDERS: Readonly<Record<LearnerSort, Order>> = {
  newest: inTime("newest"),
  oldest: inTime("oldest"),
  name: {
    by: sql`${NAME_KEY}, id`,
    byAgain: sql`name_key, id`,
    key: sql<string>`name_key`,
    isAfter: ({ key, id }) => sql`(${NAME_KEY}, id) > (${key}, ${id}::uuid)`,
  },
};

/** Learner by learner until there are enough, or everybody whom it's true of. */
type Look = "one by one" | "at once";

/** A learner has to meet all of them. Without any, everybody is found. The learners table is called l. */
export function conditionsOf(
  { search, plan, state, from, to }: Filter,
  look: Look = "at once",
): Condition[] {
  const closed = sql`deletion_due_at is not null`;
  return [
    search && matches(search),
    plan && planIs(plan, look),
    state && (state === "closed" ? closed : sql`not (${closed})`),
    ...daysOf({ from, to }),
  ].filter((condition) => condition !== null && condition !== undefined);
}

export function daysOf({ from, to }: Pick<Filter, "from" | "to">): Condition[] {
  return [
    ...(from ? [sql`created_at >= ${from}::date`] : []),
    ...(to ? [sql`created_at < ${to}::date + 1`] : []),
  ];
}

/** Where lists of people with plans, or whose plan is over, go through those who have had one, in any order. */
export const reachOf = ({ plan }: Pick<Filter, "plan">): Condition[] =>
  plan === "now" || plan === "past" ? [sql`had_plan`] : [];

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

function planIs(plan: PlanState, look: Look): Condition {
  // The database doesn't turn a subquery with an offset into a join.
  const end = look === "one by one" ? sql`offset 0` : sql``;
  const has = sql`exists (select from subscriptions s where s.learner_id = l.id
    and s.revoked_at is null and s.ends_at > now() and s.starts_at <= now() ${end})`;
  if (plan === "now") return has;
  return plan === "never" ? sql`not had_plan` : sql`had_plan and not ${has}`;
}

function matches({ email, words }: Search): Condition {
  const ways = [
    // The address itself is at the top of the list.
    ...(email === null
      ? []
      : [sql`(email_key like ${beginningWith(email)} and email_key <> ${email})`]),
    // Words have only letters and digits, so they can't end the quotes.
    ...(words.length === 0
      ? []
      : [sql`name_words @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`]),
  ];
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}
