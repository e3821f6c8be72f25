import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Place, Search } from "./search.rules.ts";

interface FoundLearner {
  id: string;
  name: string;
  email: string;
  /** Its place in the list. */
  joined: string;
  joinedAt: Date;
  planName: string | null;
  lastSeenAt: Date | null;
  isClosed: boolean;
}

type Condition = RawBuilder<unknown>;

/** As the index learners_name_words has it. */
const NAME = sql`(' ' || translate(lower(name), '-.,''’', '     '))`;
const JOINED = sql`to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The learner whose address this is. */
export async function selectLearnerByEmail(db: Db, addressKey: string): Promise<FoundLearner[]> {
  return (await statement(sql`email_key = ${addressKey}`, 1).execute(db)).rows;
}

interface Wanted {
  search: Search | null;
  after: Place | null;
  limit: number;
}

/** Newest first, one more than a page has. */
export async function selectFoundLearners(db: Db, wanted: Wanted): Promise<FoundLearner[]> {
  return await db.transaction().execute(async (tx) => {
    // A plan for any text at all would be slow for nearly every one: which index helps depends on it.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
    return (await searchStatement(wanted).execute(tx)).rows;
  });
}

/** Apart, so that a test can ask the database how it would look. */
export function searchStatement({ search, after, limit }: Wanted): RawBuilder<FoundLearner> {
  const conditions = [
    ...(search ? [matches(search)] : []),
    ...(after ? [sql`(created_at, id) < (${after.joined}::timestamptz, ${after.id}::uuid)`] : []),
  ];
  const all = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  return statement(all, limit + 1);
}

function matches({ email, words }: Search): Condition {
  const ways = [
    // The address itself is at the top of the list.
    ...(email === null
      ? []
      : [sql`(email_key like ${`${escapeLike(email)}%`} and email_key <> ${email})`]),
    ...(words.length === 0
      ? []
      : [
          sql`(${sql.join(
            words.map((word) => sql`${NAME} like ${`% ${escapeLike(word)}%`}`),
            sql` and `,
          )})`,
        ]),
  ];
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** The plans and visits of those on the page only. */
function statement(condition: Condition, limit: number): RawBuilder<FoundLearner> {
  return sql<FoundLearner>`
    select l.id, l.name, l.email, ${JOINED} as joined, l.created_at as "joinedAt",
      l.deletion_due_at is not null as "isClosed",
      (select string_agg(distinct s.plan_name, ' + ') from subscriptions s
        where s.learner_id = l.id and s.revoked_at is null
          and s.starts_at <= clock_timestamp() and s.ends_at > clock_timestamp()) as "planName",
      (select max(s.last_used_at) from sessions s where s.learner_id = l.id) as "lastSeenAt"
    from (
      select id, name, email, created_at, deletion_due_at from learners
      where ${condition} order by created_at desc, id desc limit ${limit}) l
    order by l.created_at desc, l.id desc`;
}
