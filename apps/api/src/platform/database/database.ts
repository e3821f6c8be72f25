import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { tendConnection } from "./connection.ts";
import type { DB } from "./schema.generated.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/**
 * Timestamps come back as Date; counts and sizes (int8) as numbers, which is big enough for ours.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What stands between us and PostgreSQL: nothing, or something that shares its connections. */
export type Pooler = "none" | "transaction";

/**
 * What every connection has. Timeouts are short: a request that can't get its rows soon gets a 503.
 * All our days and months are in UTC, whatever the database's time zone.
 */
export const SESSION_SETTINGS = {
  TimeZone: "UTC",
  statement_timeout: "3s",
  idle_in_transaction_session_timeout: "10s",
} as const;

/**
 * PostgreSQL takes them when a connection opens. Poolers don't pass them on, so there they belong
 * to the role, and `checkSession` makes sure they do.
 */
const atConnecting = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

interface Options {
  url: string;
  poolSize: number;
  /** How long a statement may wait for a connection. */
  patienceMilliseconds?: number;
  prepared?: boolean;
  pooler?: Pooler;
  onError: (error: Error) => unknown;
}

/** A request that can't get its connection soon gets a 503. */
export function openDatabase({
  url,
  poolSize,
  patienceMilliseconds = 2_000,
  prepared = true,
  pooler = "none",
  onError,
}: Options): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMilliseconds,
    query_timeout: 4_000,
    application_name: "theta",
    ...(pooler === "none" ? { options: atConnecting } : {}),
  });
  // Both are needed; without them, a restart of PostgreSQL ends the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("connect", (client) => tendConnection(client, prepared));
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}
