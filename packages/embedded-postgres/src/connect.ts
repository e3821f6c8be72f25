import { readFileSync } from "node:fs";
import { Client, DatabaseError } from "pg";
import { SUPERUSER } from "./create-cluster.ts";
import { type DatabaseHome } from "./database-home.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { readOptional, readPostmaster } from "./postmaster-file.ts";

const CONNECT_TIMEOUT_MS = 3_000;

// "The server is starting up / shutting down" and "too many connections": it is there, but not for
// us yet.
const NOT_YET = new Set(["57P03", "53300"]);
const DATABASE_EXISTS = new Set(["42P04", "23505"]);

/** Asks whether this home's server answers. Returns its port, or why there is none. */
export async function askServer(home: DatabaseHome): Promise<number | "not-yet" | "absent"> {
  const port = readPostmaster(home)?.port;
  if (port === undefined || readOptional(home.password) === undefined) return "absent";
  try {
    const folder = await withClient(serverUrl(home, port, "postgres"), async (client) => {
      const reply = await client.query<{ folder: string }>(
        "select current_setting('data_directory') as folder",
      );
      return reply.rows[0]?.folder;
    });
    return folder === home.data ? port : "absent";
  } catch (error) {
    return error instanceof DatabaseError && NOT_YET.has(error.code ?? "") ? "not-yet" : "absent";
  }
}

export function serverUrl(home: DatabaseHome, port: number, database: string): string {
  const password = readFileSync(home.password, "utf8").trim();
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${String(port)}/${database}`;
}

/** Creates the database in the server unless it exists. */
export async function ensureDatabase(home: DatabaseHome, port: number, name: string) {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name))
    throw new EmbeddedPostgresError(`"${name}" can't be the name of a database.`);
  await withClient(serverUrl(home, port, "postgres"), async (client) => {
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount) return;
    try {
      await client.query(`create database "${name}"`);
    } catch (error) {
      // Another starter created it a moment ago.
      if (!(error instanceof DatabaseError && DATABASE_EXISTS.has(error.code ?? ""))) throw error;
    }
  });
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: 10 * CONNECT_TIMEOUT_MS,
  });
  // A broken connection also rejects whatever is waiting on it. Without a listener, the event would
  // end Node.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
