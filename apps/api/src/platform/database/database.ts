import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { prepareStatements } from "./prepared.ts";
import type { DB } from "./schema.generated.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/**
 * Timestamps come back as Date; counts and sizes (int8) as numbers, which is big enough for ours.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Options {
  url: string;
  poolSize: number;
  /** How long a statement may wait for a connection. */
  patienceMilliseconds?: number;
  prepared?: boolean;
  onError: (error: Error) => unknown;
}

/** Timeouts are short: a request that can't get its connection or its rows soon gets a 503. */
export function openDatabase({
  url,
  poolSize,
  patienceMilliseconds = 2_000,
  prepared = true,
  onError,
}: Options): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMilliseconds,
    statement_timeout: 3_000,
    query_timeout: 4_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "theta",
    // All our days and months are in UTC, whatever the database's time zone.
    options: "-c timezone=UTC",
  });
  // Both are needed; without them, a restart of PostgreSQL ends the process.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  if (prepared) pool.on("connect", prepareStatements);
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}
