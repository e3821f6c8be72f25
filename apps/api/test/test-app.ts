import { loadArticles } from "@theta/content";
import { API_BASE, type Reply, type Route } from "@theta/contract";
import type { FastifyInstance, FastifyPluginCallback, LightMyRequestResponse } from "fastify";
import type { Pool } from "pg";
import type { DestinationStream, Logger } from "pino";
import { expect, onTestFinished } from "vitest";
import { buildApp } from "../src/app.ts";
import type { HashParameters } from "../src/features/account/password/passwords.ts";
import { type Config, readConfig } from "../src/platform/config/config.ts";
import { type Db, openDatabase } from "../src/platform/database/database.ts";
import { createLogger } from "../src/platform/logger.ts";
import { cloneDatabase } from "./test-database.ts";
import { expectInvariants } from "./expect-invariants.ts";
import { openTransactionPooler, POOLED } from "./transaction-pooler.ts";
import { watchRefusals } from "./watch-refusals.ts";

export interface TestAppOptions {
  config?: Partial<Config>;
  /** Where the log goes, for tests that read it. */
  logTo?: DestinationStream;
  siteFolder?: string;
  /** Connections to the database, for tests that do a lot at once. */
  poolSize?: number;
  /** How long a statement may wait for a connection; for tests of many requests at once. */
  patienceMilliseconds?: number;
  /** For tests of the hashing itself; the others shouldn't have to wait for it. */
  hashParameters?: HashParameters;
  /** Reaches the database through a pooler that lends a connection for one transaction. */
  isPooled?: boolean;
  /** Where reads that may lag come from. */
  replica?: Db;
  tracing?: FastifyPluginCallback;
  /** Another test app's address, for tests of two servers on one database. */
  databaseUrl?: string;
  /** What a test of a fault leaves for a person; see expect-invariants.ts. */
  invariants?: { books: boolean };
  /** Called when the payment provider has reported something. */
  eventsWaiting?: () => void;
}

interface CallOptions {
  token?: string | undefined;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  ip?: string;
}

export interface Answer<Body> extends Omit<LightMyRequestResponse, "body"> {
  body: Body & ErrorFields;
}
/** What a test may look at in any reply. */
interface ErrorFields {
  message?: string;
  code?: string;
  errors?: { field: string; msg: string }[];
}

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  pool: Pool;
  log: Logger;
  databaseUrl: string;
  config: Config;
  call: <R extends Route>(
    route: R,
    input?: unknown,
    options?: CallOptions,
  ) => Promise<Answer<Reply<R>>>;
  /** Emails in the outbox, newest first. */
  mails: (to?: string) => Promise<{ to: string; subject: string; text: string }[]>;
  /** The six digits from the newest email to this address. */
  lastCode: (to: string) => Promise<string>;
  close: () => Promise<void>;
}

/** A few thousandths of the work of a real one. */
const CHEAPEST_HASH: HashParameters = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Reading them takes as long as all else in a server's start. */
const ARTICLES = await loadArticles();

export const TEST_SECRET = "a secret for tests, long enough to be taken";

/** The whole server on its own database. Closed automatically when the test is over. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await databaseFor(options);
  const config = { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), ...options.config };
  const log = createLogger(options.logTo ? "trace" : config.logLevel, options.logTo);
  const { db, pool } = openDatabase({
    ...(options.isPooled
      ? { url: await openTransactionPooler(database.url), ...POOLED }
      : { url: database.url }),
    poolSize: options.poolSize ?? 8,
    ...(options.patienceMilliseconds ? { patienceMilliseconds: options.patienceMilliseconds } : {}),
    onError: () => {},
  });
  const app = await buildApp({
    config: { ...config, requestsPerMinute: options.config?.requestsPerMinute ?? 1_000_000 },
    secret: config.secret ?? TEST_SECRET,
    db,
    pool,
    replica: options.replica ?? null,
    tracing: options.tracing ?? null,
    log,
    articles: ARTICLES,
    siteFolder: options.siteFolder ?? null,
    mailWaiting: () => {},
    eventsWaiting: options.eventsWaiting ?? (() => {}),
    checkWaiting: () => {},
    hashParameters: options.hashParameters ?? CHEAPEST_HASH,
  });
  // Callers rely on the contract, so it must name each code that comes back, however a test asks.
  const unnamed = watchRefusals(app);
  onTestFinished(() => expect(unnamed).toEqual([]));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= closeAll());
  // As long as there is a database to look at, also if the test closes this itself.
  const isOfRow = /\brows? \d/.test(expect.getState().currentTestName ?? "");
  async function closeAll() {
    try {
      if (isOfRow) await expectInvariants(db, options.invariants);
    } finally {
      await app.close();
      await db.destroy();
      await database.drop();
    }
  }
  onTestFinished(close);
  return {
    app,
    db,
    pool,
    log,
    config,
    close,
    databaseUrl: database.url,
    call: async (route, input, callOptions) => await send(app, route, input, callOptions),
    mails: async (to) => await readMails(db, to),
    lastCode: async (to) => {
      const [mail] = await readMails(db, to);
      const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
      if (!code) throw new Error(`No code was mailed to ${to}`);
      return code;
    },
  };
}

async function databaseFor({ databaseUrl }: TestAppOptions): ReturnType<typeof cloneDatabase> {
  if (databaseUrl === undefined) return await cloneDatabase();
  // Whoever made it drops it, later than this server closes.
  return { url: databaseUrl, drop: async () => {} };
}

async function send<R extends Route>(
  app: FastifyInstance,
  route: R,
  input: unknown,
  { token, cookies, headers, ip }: CallOptions = {},
): Promise<Answer<Reply<R>>> {
  const response = await app.inject({
    method: route.method,
    url: API_BASE + route.path,
    ...(route.query && input ? { query: input as Record<string, string> } : {}),
    ...(route.body && input !== undefined ? { payload: input as object } : {}),
    ...(cookies ? { cookies } : {}),
    ...(ip ? { remoteAddress: ip } : {}),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  const body: unknown = response.json();
  // The prototype carries json() and the rest; only the body is replaced with its parsed form.
  return Object.assign(Object.create(response), { body }) as Answer<Reply<R>>;
}

async function readMails(db: Db, to?: string) {
  let query = db
    .selectFrom("mail_outbox")
    .select(["recipient as to", "subject", "body_text as text"])
    .where("recipient", "<>", "")
    .orderBy("created_at", "desc");
  if (to) query = query.where("recipient", "=", to);
  return await query.execute();
}
