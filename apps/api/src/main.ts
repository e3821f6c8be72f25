import { flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { loadArticles } from "@theta/content";
import type { Logger } from "pino";
import { buildApp, DOCS_PATH, MAILBOX_PATH } from "./app.ts";
import { ensureDemoData } from "./demo-data.ts";
import {
  DEMO_EMAILS,
  DEMO_PASSWORD,
  DEMO_STAFF_EMAIL,
} from "./features/account/demo/demo-learners.ts";
import { startHeartbeat } from "./features/uptime/heartbeat.ts";
import { backgroundJobs, DELIVER_MAIL, LEDGER_CHECKS, PAYMENT_EVENTS } from "./jobs.ts";
import { BankError, ensureItemBank, loadItemBank } from "./load-item-bank.ts";
import { type Config, ConfigError, readConfig } from "./platform/config/config.ts";
import { readOrMakeSecret } from "./platform/config/secret.ts";
import { type Db, openDatabase } from "./platform/database/database.ts";
import { findSessionFault } from "./platform/database/check-session.ts";
import { migrate, MigrationError } from "./platform/database/migrate.ts";
import { EmbeddedPostgresError } from "@theta/embedded-postgres";
import { stopServer } from "./platform/http/stop-server.ts";
import { startJobs } from "./platform/jobs/jobs.ts";
import { createLogger } from "./platform/logger.ts";
import { mailboxTransport, smtpTransport } from "./platform/mail/transport.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { startSandboxProvider } from "./sandbox-provider.ts";
import { createStartClock, type StartClock } from "./start-clock.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const SITE_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Only a few, shared by all jobs, which can wait for one. */
const BACKGROUND_CONNECTIONS = 4;
/** Reads that may lag are rare and long. */
const REPLICA_CONNECTIONS = 4;
const BACKGROUND_PATIENCE_MILLISECONDS = 10_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof MigrationError ||
    error instanceof BankError ||
    error instanceof EmbeddedPostgresError;
  process.stderr.write(`\n${isForPeople ? error.message : (error as Error).stack}\n\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const clock = createStartClock();
  clock.lap("modules");
  const log = createLogger(config.logLevel);
  /** What has been opened and must be closed in reverse order, however far the start got. */
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const closeOne of opened.splice(0).toReversed()) await closeOne();
  };
  try {
    await open(config, log, opened, clock);
  } catch (error) {
    await close();
    throw error;
  }
  stopOnSignals(log, close);
  log.info({ phases: clock.phases }, String(clock));
  announce(config);
  // Now, because a server that is killed can't write it.
  flushCompileCache();
}

async function open(
  given: Config,
  log: Logger,
  opened: (() => unknown)[],
  clock: StartClock,
): Promise<void> {
  const secret = given.secret ?? readOrMakeSecret(given.dataFolder);
  const config = given.payments ? given : await withSandboxProvider(given, secret, opened);
  clock.lap("payments");
  const own = config.databaseUrl ? null : await startEmbeddedDatabase(config.dataFolder, log, say);
  if (own) opened.push(() => own.stop());
  const url = config.databaseUrl ?? own!.url;
  clock.lap("database");
  await bringUpToDate(url, config.databaseUrl !== null);
  clock.lap("migrations");

  const { requests, background, replica } = openPools(url, config, log, opened);
  const { db, pool } = requests;
  await checkSession(db, config);
  const bank = await ensureItemBank(db, say);
  clock.lap("bank");
  if (config.demoData) await ensureDemoData(db);
  clock.lap("demo data");

  // Before anything that ends sections, because time without service must be known first.
  const pulse = await startHeartbeat(db, log);
  opened.push(() => pulse.stop());
  clock.lap("pulse");

  const { jobs, mailWaiting } = startBackgroundWork(config, background.db, log, opened);
  clock.lap("jobs");

  // Loaded only where it's wanted.
  const { tracesEndpoint, tracesPercent } = config;
  const tracing = tracesEndpoint
    ? (await import("./platform/start-tracing.ts")).startTracing(
        tracesEndpoint,
        tracesPercent / 100,
      )
    : null;
  if (tracing) opened.push(() => tracing.stop());
  const app = await buildApp({
    config,
    secret,
    db,
    pool,
    replica,
    log,
    articles: await loadArticles(),
    siteFolder: SITE_FOLDER,
    tracing: tracing?.plugin ?? null,
    mailWaiting,
    eventsWaiting: () => jobs.nudge(PAYMENT_EVENTS),
    checkWaiting: () => jobs.nudge(LEDGER_CHECKS),
  });
  opened.push(async () => await stopServer(app, config));
  clock.lap("pages");
  await listen(app, config);
  clock.lap("listening");
  // The build's bank is ready to serve. Sources changed after the build are loaded now.
  if (bank === "as-built") {
    void loadItemBank(background.db, say).catch((error: Error) =>
      log.error({ err: error }, "couldn't check the item bank against its sources"),
    );
  }
}

/** One pool for requests, one for background work, and one for the replica, if there is one. */
function openPools(url: string, config: Config, log: Logger, opened: (() => unknown)[]) {
  let closing = false;
  const onError = (error: Error) =>
    closing || log.warn({ err: error }, "lost a database connection");
  const { databasePrepared: prepared, databasePooler: pooler } = config;
  const requests = openDatabase({
    url,
    poolSize: config.databasePoolSize,
    prepared,
    pooler,
    onError,
  });
  // Apart from the requests' connections, so that neither waits for the other.
  const background = openDatabase({
    url,
    poolSize: BACKGROUND_CONNECTIONS,
    patienceMilliseconds: BACKGROUND_PATIENCE_MILLISECONDS,
    prepared,
    pooler,
    onError,
  });
  const replica = config.databaseReplicaUrl
    ? openDatabase({
        url: config.databaseReplicaUrl,
        poolSize: REPLICA_CONNECTIONS,
        prepared,
        pooler,
        onError,
      }).db
    : null;
  opened.push(async () => {
    closing = true;
    await Promise.all([requests.db, background.db, replica].map(async (db) => db?.destroy()));
  });
  return { requests, background, replica };
}

function startBackgroundWork(config: Config, db: Db, log: Logger, opened: (() => unknown)[]) {
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : mailboxTransport;
  opened.push(() => transport.close());
  const mailWaiting = (afterSeconds = 0) => {
    setTimeout(() => jobs.nudge(DELIVER_MAIL), afterSeconds * 1_000).unref();
  };
  const work = backgroundJobs({ config, db, transport, log, mailWaiting });
  const jobs = startJobs(db, work, log);
  opened.push(() => jobs.stop());
  return { jobs, mailWaiting };
}

/** The server as it would be with keys: those of a sandbox that runs beside it. */
async function withSandboxProvider(
  config: Config,
  secret: string,
  opened: (() => unknown)[],
): Promise<Config> {
  const provider = await startSandboxProvider(config, secret);
  opened.push(() => provider.stop());
  return { ...config, payments: provider.payments };
}

async function bringUpToDate(url: string, isForeign: boolean): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    if (!isForeign || !(reason instanceof Error) || reason instanceof MigrationError) throw error;
    const { host, pathname } = new URL(url);
    throw new StartError(
      `Can't connect to DATABASE_URL: ${host}${pathname} says "${reason.message}". ` +
        "Check the address, user, and password, and that the database exists.",
    );
  }
}

async function checkSession(db: Db, config: Config): Promise<void> {
  const { databasePrepared: prepared, databasePooler: pooler } = config;
  const fault = await findSessionFault(db, { prepared, pooler });
  if (fault) throw new StartError(fault);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new StartError(
      `Port ${config.port} is in use by another program. Stop it, or set PORT to another number.`,
    );
  }
}

function announce(config: Config): void {
  const lines = [`Theta is ready: ${config.publicUrl}`];
  if (!config.smtpUrl) lines.push(`  mailbox     ${config.publicUrl}${MAILBOX_PATH}`);
  lines.push(`  API         ${config.publicUrl}${DOCS_PATH}`);
  if (!config.payments) lines.push("  payments    sandbox: use test cards; no money moves");
  if (config.demoData) {
    lines.push(`  demo        ${DEMO_EMAILS.join("  ")}   password ${DEMO_PASSWORD}`);
    lines.push(`  staff       ${DEMO_STAFF_EMAIL}, at ${config.publicUrl}/staff`);
  }
  say(`\n${lines.join("\n")}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
