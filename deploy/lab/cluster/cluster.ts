import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { SESSION_SETTINGS } from "../../../apps/api/src/platform/database/database.ts";
import { BALANCER, DATABASES, type Host, KEEPERS, PORTS, SITE } from "../hosts.ts";
import type { Service } from "../processes.ts";
import { answersGood, waitFor } from "../wait-for.ts";
import { etcdOn } from "./etcd.ts";
import { haproxy } from "./haproxy.ts";
import { PASSWORDS } from "./passwords.ts";
import { hasEveryRole, patroniOn } from "./patroni.ts";
import { pgbouncer } from "./pgbouncer.ts";
import { thetaOn } from "./theta.ts";

export interface Cluster {
  folder: string;
  instances: Service[];
  pooler: Service;
  /** Patroni with its PostgreSQL. */
  databases: Service[];
  /** Whether each database does what Patroni says, and follows. */
  isWhole: () => Promise<boolean>;
  /** To the primary, past the pooler. */
  databaseUrl: string;
}

/** From the bottom up, each part once the one below it works. */
export async function startCluster(
  folder: string,
  logs: string,
  hosts: readonly Host[],
): Promise<Cluster> {
  for (const host of DATABASES) mkdirSync(join(folder, `${host.name}-socket`));
  execFileSync("chown", ["-R", "postgres:postgres", folder]);
  console.log("Starting etcd and PostgreSQL under Patroni …");
  for (const host of KEEPERS) etcdOn(host, folder, logs).start();
  const databases = DATABASES.map((host) => patroniOn(host, folder, logs));
  for (const database of databases) database.start();
  await waitFor("a primary, a synchronous standby, and a replica", hasEveryRole);

  console.log("Starting HAProxy and PgBouncer …");
  haproxy(hosts, folder, logs).start();
  await createDatabase();
  const pooler = pgbouncer(folder, logs);
  pooler.start();

  console.log(`Starting ${hosts.length} Theta instances …`);
  const instances = hosts.map((host) => thetaOn(host, folder, logs));
  for (const instance of instances) {
    instance.start();
    await untilReady(instance);
  }
  await waitFor(`${SITE} answers`, async () => answersGood(`${SITE}/readyz`));
  return { folder, instances, pooler, databases, isWhole, databaseUrl: urlOf("theta") };
}

export async function untilReady({ host }: Service): Promise<void> {
  const url = `http://${host.address}:${PORTS.theta}/readyz`;
  await waitFor(`${host.name} is ready`, async () => answersGood(url));
}

const urlOf = (user: "postgres" | "theta", database = "theta") =>
  `postgres://${user}:${PASSWORDS[user]}@${BALANCER.address}:${PORTS.primary}/${database}`;

async function isWhole(): Promise<boolean> {
  if (!(await hasEveryRole())) return false;
  // Patroni also calls a standby running that can't follow.
  const rows = await run(["select sync_state from pg_stat_replication where state = 'streaming'"]);
  return rows.length === DATABASES.length - 1 && rows.some((row) => row["sync_state"] === "sync");
}

/** The role has the settings that PgBouncer doesn't pass on. */
async function createDatabase(): Promise<void> {
  await waitFor("HAProxy leads to the primary", async () => {
    await run([`create role theta login password '${PASSWORDS.theta}'`]);
    return true;
  });
  await run([
    "create database theta owner theta",
    ...Object.entries(SESSION_SETTINGS).map(
      ([name, value]) => `alter role theta in database theta set ${name} = '${value}'`,
    ),
  ]);
}

/** Returns the rows of the last one. */
async function run(statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf("postgres", "postgres") });
  client.on("error", () => {});
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
