import type { LearnerSort } from "@theta/contract/staff";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Place } from "./place.rules.ts";
import {
  allOf,
  conditionsOf,
  daysOf,
  FIELDS,
  type Filter,
  ORDERS,
  reachOf,
  SHOWN,
} from "./wanted.sql-parts.ts";

interface FoundLearner {
  id: string;
  name: string;
  email: string;
  /** Its place in the list, before the id. */
  key: string;
  joinedAt: Date;
  planName: string | null;
  lastSeenAt: Date | null;
  isClosed: boolean;
}

export interface Wanted {
  filter: Filter;
  sort: LearnerSort;
  after: Place | null;
  limit: number;
}

/** The learner whose address this is, if the filters want that one. */
export async function selectLearnerByEmail(
  db: Db,
  addressKey: string,
  filter: Filter,
): Promise<FoundLearner[]> {
  const conditions = [sql`email_key = ${addressKey}`, ...conditionsOf({ ...filter, search: null })];
  const found = sql`select ${SHOWN} from learners l where ${allOf(conditions)}`;
  return (await rowsOf(found, "newest").execute(db)).rows;
}

/**
 * In order, one more than a page has. What many have is found among the first of the list; what few have, by the indexes
 * of addresses, names, plans, and closed accounts. Each looks at few rows, however many learners there are, and neither
 * relies on the database's guess at how many names begin with something. Those whose plan is over are found by going
 * through everybody who has had one, in the list's order, until the page is full.
 */
export async function selectFoundLearners(db: Db, wanted: Wanted): Promise<FoundLearner[]> {
  return await db.transaction().execute(async (tx) => {
    // A plan for any text at all would be slow for nearly every one: which index helps depends on it. Compiling one takes
    // longer than the search.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(tx);
    if (isInOrder(wanted.filter)) return (await amongAll(wanted).execute(tx)).rows;
    const { rows: first } = await amongFirst(wanted).execute(tx);
    if (conditionsOf(wanted.filter).length === 0 || first.length > wanted.limit) return first;
    return (await amongAll(wanted).execute(tx)).rows;
  });
}

/** How many of the first are looked at one by one. */
export const FIRST = 5_000;

/** Apart, like the next, so that a test can ask the database how it would look. */
export function amongFirst({ filter, sort, after, limit }: Wanted): RawBuilder<FoundLearner> {
  const { by, byAgain } = ORDERS[sort];
  // In a list by time, the days say where it begins and ends.
  const reach = [...reachOf(filter), ...(sort === "name" ? [] : daysOf(filter))];
  const first = sql`
    select ${FIELDS} from learners l where ${allOf([...placeOf(sort, after), ...reach])}
    order by ${by} limit ${FIRST}`;
  const wanted = sql`
    select * from (${first}) l where ${allOf(conditionsOf(filter, "one by one"))}
    order by ${byAgain} limit ${limit + 1}`;
  return rowsOf(wanted, sort);
}

export function amongAll({ filter, sort, after, limit }: Wanted): RawBuilder<FoundLearner> {
  const conditions = [
    ...conditionsOf(filter, isInOrder(filter) ? "one by one" : "at once"),
    ...placeOf(sort, after),
  ];
  if (isInOrder(filter)) {
    const inOrder = sql`
      select ${SHOWN} from learners l where ${allOf(conditions)}
      order by ${ORDERS[sort].by} limit ${limit + 1}`;
    return rowsOf(inOrder, sort);
  }
  const wanted = sql`
    with found as materialized (
      select ${SHOWN} from learners l where ${allOf(conditions)})
    select * from found order by ${ORDERS[sort].byAgain} limit ${limit + 1}`;
  return rowsOf(wanted, sort);
}

/** No index leads to learners whose plan is over, and there may be many, so we walk the list in order. */
const isInOrder = ({ plan, search, state }: Filter) =>
  plan === "past" && search === null && state !== "closed";

const placeOf = (sort: LearnerSort, after: Place | null) =>
  after ? [ORDERS[sort].isAfter(after)] : [];

/** The plans and visits of those on the page only. */
function rowsOf(learners: RawBuilder<unknown>, sort: LearnerSort): RawBuilder<FoundLearner> {
  const { byAgain, key } = ORDERS[sort];
  return sql<FoundLearner>`
    select id, name, email, ${key} as key,
      created_at as "joinedAt", deletion_due_at is not null as "isClosed",
      (select string_agg(distinct s.plan_name, ' + ') from subscriptions s
        where s.learner_id = l.id and s.revoked_at is null
          and s.starts_at <= clock_timestamp() and s.ends_at > clock_timestamp()) as "planName",
      (select max(s.last_used_at) from sessions s where s.learner_id = l.id) as "lastSeenAt"
    from (${learners}) l
    order by ${byAgain}`;
}
