import { sql } from "kysely";
import { type Db, type Pooler, SESSION_SETTINGS, type Tx } from "./database.ts";

/**
 * What is wrong with the connections of DATABASE_URL, for the person who set them up; null if
 * nothing is. A pooler may drop settings without a word, and then nothing would end a statement that
 * never returns.
 */
export async function findSessionFault(
  db: Db,
  { pooler, prepared }: { pooler: Pooler; prepared: boolean },
): Promise<string | null> {
  const missing = await db.transaction().execute(missingSettings);
  if (missing) {
    return (
      `The connections of DATABASE_URL lack ${missing.names.join(", ")}. If they come from a ` +
      "pooler, set DATABASE_POOLER=transaction, run this once, and let the pooler reconnect:\n\n" +
      missing.statements.map((statement) => `  ${statement};\n`).join("")
    );
  }
  if (pooler === "none" || !prepared || !(await passesOnNames(db))) return null;
  return (
    "The pooler of DATABASE_URL passes prepared statements on to any of its connections, where the " +
    "next use won't find them. Set DATABASE_PREPARED=off, or use PgBouncer 1.21 or later with " +
    "max_prepared_statements above 0."
  );
}

async function missingSettings(
  tx: Tx,
): Promise<{ names: string[]; statements: string[] } | undefined> {
  // Not a parameter, because a statement with one would be prepared.
  const settings = sql.lit(JSON.stringify(SESSION_SETTINGS));
  const { rows } = await sql<{ name: string; statement: string }>`
    select key as name, format('alter role %I in database %I set %I = %L',
      current_user, current_database(), key, value) as statement
    from json_each_text(${settings}) where current_setting(key) <> value`.execute(tx);
  if (rows.length === 0) return undefined;
  return {
    names: rows.map(({ name }) => name),
    statements: rows.map(({ statement }) => statement),
  };
}

/** A pooler that keeps prepared statements gives them names of its own. */
async function passesOnNames(db: Db): Promise<boolean> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ isOurs: boolean }>`
        select ${1}::int = 1 and exists (
          select from pg_prepared_statements where starts_with(name, 'theta-')) as "isOurs"`.execute(
        tx,
      );
      return rows[0]!.isOurs;
    });
  } catch (error) {
    // An earlier start has left one.
    if ((error as { code?: string }).code === "42P05") return true;
    throw error;
  }
}
