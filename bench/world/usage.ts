/** What a server and its database have used so far. */
import type { Client } from "pg";
import { METRICS_TOKEN } from "./bench-secrets.ts";

export interface Usage {
  /** Seconds of processor time of the server's process, all its threads together. */
  cpuSeconds: number;
  memoryBytes: number;
}

/** Any server that answers /metrics as Prometheus wants it. */
export async function readUsage(port: number): Promise<Usage> {
  const answer = await fetch(`http://localhost:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1]);
  return {
    cpuSeconds: value("process_cpu_seconds_total"),
    memoryBytes: value("process_resident_memory_bytes"),
  };
}

export interface StatementUsage {
  text: string;
  calls: number;
  milliseconds: number;
  rows: number;
}

export async function resetStatements(client: Client): Promise<void> {
  await client.query("select pg_stat_statements_reset()");
}

/** What this database's statements cost since they were reset, the costliest first. */
export async function readStatements(client: Client): Promise<StatementUsage[]> {
  const { rows } = await client.query<StatementUsage>(`
    select query as text, calls::int, total_exec_time as milliseconds, rows::int
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_statements%'
    order by total_exec_time desc`);
  return rows;
}
