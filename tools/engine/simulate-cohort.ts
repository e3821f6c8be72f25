/** Learners of known ability who take mocks through the product's API. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Answer,
  mockFieldsOf,
  mockTest,
  type Reply,
  type RunningMock,
  type SectionEnd,
  type SectionReview,
  type SectionName,
  sectionOfType,
} from "@theta/contract";
import pg from "pg";
import { startEmbeddedPostgres } from "@theta/embedded-postgres";
import { normalThetas, probability, uniforms } from "../../packages/engine/src/index.ts";
import { answerThatIs, type RenderedItem } from "../../packages/items/src/index.ts";
import { signUpLearner, closeConnections, productCalls } from "../shots/product-calls.ts";
import { startProductServer } from "../shots/product-server.ts";

const PORT = 4292;

export type Abilities = Readonly<Record<SectionName, number>>;

export interface Cohort {
  /** By learner's id. */
  readonly abilities: ReadonlyMap<string, Abilities>;
  /** Milliseconds per answer, from sending it to the next question. */
  readonly times: readonly number[];
}

interface Options {
  learners: number;
  mocks: number;
  atOnce: number;
  seed: number;
  onProgress: (done: number, total: number) => void;
}

/** Plays a cohort on its own server and database, and lets `read` look at the result. */
export async function playCohort<T>(
  options: Options,
  read: (pool: pg.Pool, cohort: Cohort) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "theta-simulate-"));
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const pool = new pg.Pool({ connectionString: postgres.url });
  try {
    const server = await startProductServer(PORT, {
      DATABASE_URL: postgres.url,
      DATA_FOLDER: folder,
      // Each learner has their own address, as real ones do.
      PROXY_HOPS: "1",
    });
    try {
      return await read(pool, await play(server.site, pool, options));
    } finally {
      await pool.end();
      closeConnections();
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(site: string, pool: pg.Pool, options: Options): Promise<Cohort> {
  const { learners, mocks, atOnce, seed, onProgress } = options;
  const bank = await readBank(pool);
  const abilities = new Map<string, Abilities>();
  const times: number[] = [];
  let next = 0;
  let done = 0;
  async function worker(): Promise<void> {
    while (next < learners) {
      const k = next++;
      const luck = uniforms(seed * 100_003 + k);
      const own = drawAbilities(seed * 200_003 + k);
      const calls = productCalls(site, { address: addressOf(k) });
      const learner = await signUpLearner(site, calls, `simulated-${k}@example.org`);
      abilities.set(learner.learnerId, own);
      await subscribe(pool, learner.learnerId);
      for (let place = 0; place < mocks; place++) {
        const order = 1 + Math.floor(6 * luck());
        const answerTo = (running: RunningMock) => answerAs(bank, running, own, luck);
        await sitMock(calls, learner.token, { place, order, answerTo, times });
        await takeTime(pool, learner.learnerId);
        onProgress(++done, learners * mocks);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { abilities, times };
}

function addressOf(k: number): string {
  return `10.${Math.floor(k / 65_536) % 256}.${Math.floor(k / 256) % 256}.${k % 256}`;
}

/** Sections are correlated: part of each ability is common to all three. */
function drawAbilities(seed: number): Abilities {
  const [common = 0, ...own] = normalThetas(4, seed);
  const [quant, verbal, dataInsights] = own.map(
    (one) => Math.sqrt(0.6) * common + Math.sqrt(0.4) * one,
  );
  return { quant: quant!, verbal: verbal!, dataInsights: dataInsights! };
}

async function subscribe(pool: pg.Pool, learnerId: string): Promise<void> {
  await pool.query(
    `insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at)
     values ($1, 'gmat-practice', 'GMAT PRACTICE', 10, 6, now(), now() + interval '6 months')`,
    [learnerId],
  );
}

/** As if every answer had taken a minute: what is answered as fast as a program does says nothing of a learner. */
async function takeTime(pool: pg.Pool, learnerId: string): Promise<void> {
  await pool.query(
    `update mock_questions set shown_at = answered_at - interval '1 minute'
      where learner_id = $1 and answered_at is not null`,
    [learnerId],
  );
}

interface Sitting {
  place: number;
  order: number;
  answerTo: (running: RunningMock) => Answer;
  times: number[];
}

async function sitMock(
  { ask }: ReturnType<typeof productCalls>,
  token: string,
  { place, order, answerTo, times }: Sitting,
): Promise<void> {
  const { result: cards } = await ask(mockTest.list, { testType: "1" }, token);
  const { mockTestId } = cards[place]!;
  await ask(mockTest.selectOrder, { mockTestId, orderType: order }, token);
  for (;;) {
    const { result: details } = await ask(mockTest.currentSection, { mockTestId }, token);
    const { mockTestSectionId } = details;
    if (!mockTestSectionId) return;
    const started = await ask(mockTest.startSection, { mockTestId, mockTestSectionId }, token);
    let state: RunningMock | SectionReview | SectionEnd = started.result;
    while ("order" in state) {
      const { currentQuestionId: questionId, sectionType } = state;
      const given = { mockTestId, questionId, sectionType, ...mockFieldsOf(answerTo(state)) };
      const began = performance.now();
      const reply: Reply<typeof mockTest.submitAnswer> = await ask(
        mockTest.submitAnswer,
        given,
        token,
      );
      state = reply.result;
      times.push(performance.now() - began);
    }
  }
}

interface Known {
  a: number;
  b: number;
  c: number;
  content: RenderedItem;
}

async function readBank(pool: pg.Pool): Promise<Map<string, Known>> {
  const { rows } = await pool.query<Known & { id: string }>(
    "select id, a, b, c, content from items where pool = 'mock'",
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Answers as the model says someone of this ability does. */
function answerAs(
  bank: Map<string, Known>,
  running: RunningMock,
  abilities: Abilities,
  luck: () => number,
): Answer {
  const item = bank.get(running.currentQuestionId)!;
  const theta = abilities[sectionOfType(running.sectionType)];
  return answerThatIs(luck() < probability(theta, item), item.content);
}
