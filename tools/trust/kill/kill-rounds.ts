/** Learners take tests and buy plans while the server and the database are killed, again and again. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { openDatabase } from "../../../apps/api/src/platform/database/database.ts";
import { createChance } from "../../../bench/load/random.ts";
import { addLearners } from "../../../bench/world/bench-learners.ts";
import { emptyNotes, type Learner, play } from "../../../deploy/lab/load/learner.ts";
import { closeConnections, productCalls } from "../../shots/product-calls.ts";
import { faultsOfOrders, findFaults, type Verdict } from "./find-faults.ts";
import { type ProductToKill, startProductToKill, type Victim, VICTIMS } from "./product-to-kill.ts";

export interface KillPlan {
  rounds: number;
  takers: number;
  seed: number;
  thinkMilliseconds: number;
  onRound: (round: number, victim: Victim) => void;
  /** Begin no more rounds. */
  isStopped?: () => boolean;
}

export interface KillReport extends Verdict {
  rounds: number;
  kills: Record<Victim, number>;
  /** Requests that failed and were sent again. */
  failed: number;
}

/** Between a start and the next kill. */
const LIFE_MILLISECONDS = { least: 200, most: 2_500 };
/** A dead database stays away for up to this long. */
const DEATH_MILLISECONDS = 1_000;
/** As long as a browser waits for an answer. */
const PATIENCE_MILLISECONDS = 10_000;
/** The scheduled check of orders looks every minute. */
const SETTLING_SECONDS = 150;

export async function runKillRounds(plan: KillPlan): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "theta-kill-"));
  // So that the database's own user can keep its data in it.
  chmodSync(folder, 0o755);
  let product: ProductToKill | undefined;
  try {
    product = await startProductToKill(folder);
    return await killWhileTaking(product, plan);
  } finally {
    closeConnections();
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killWhileTaking(product: ProductToKill, plan: KillPlan): Promise<KillReport> {
  const { rounds, seed, thinkMilliseconds, onRound, isStopped = () => false } = plan;
  const notes = emptyNotes();
  let isLast = false;
  let isOver = false;
  const pace = { thinkMilliseconds, isLast: () => isLast, isOver: () => isOver };
  const takers = await makeTakers(product, plan);
  const playing = Promise.all(takers.map(async (taker) => await play(taker, notes, pace)));
  const kills: Record<Victim, number> = { server: 0, database: 0, both: 0 };
  const chance = createChance(seed);
  const upTo = (least: number, most: number) => least + chance.below(most - least);
  let round = 0;
  try {
    while (round < rounds && !isStopped()) {
      round++;
      await Promise.race([playing, sleep(upTo(LIFE_MILLISECONDS.least, LIFE_MILLISECONDS.most))]);
      const victim = VICTIMS[chance.below(VICTIMS.length)]!;
      onRound(round, victim);
      await product.kill(victim);
      kills[victim]++;
      if (victim !== "server") await sleep(upTo(0, DEATH_MILLISECONDS));
      await product.restart(victim);
    }
    isLast = true;
    await playing;
  } finally {
    isOver = true;
    await Promise.allSettled([playing]);
  }
  const { db } = openDatabase({ url: product.databaseUrl, poolSize: 2, onError: () => {} });
  try {
    for (let second = 0; second < SETTLING_SECONDS; second++) {
      if ((await faultsOfOrders(db, notes.paid)).length === 0) break;
      await sleep(1_000);
    }
    const verdict = await findFaults(db, product.databaseUrl, notes);
    const failed = notes.attempts.filter(({ failure }) => failure !== null).length;
    return { ...verdict, rounds: round, kills, failed };
  } finally {
    await db.destroy();
  }
}

/** Half of them begin with mocks, and half of their mocks are in exam mode, with a review. */
async function makeTakers(
  { site, databaseUrl, pay }: ProductToKill,
  { takers, seed }: KillPlan,
): Promise<Learner[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const people = await addLearners(client, takers, site);
    return await Promise.all(
      people.map(async ({ email, learnerId, address, token }, k) => ({
        email,
        calls: productCalls(site, { address, patienceMilliseconds: PATIENCE_MILLISECONDS }),
        signedUp: { learnerId, token: await token() },
        likesMocks: k % 2 === 0,
        mode: k % 4 < 2 ? ("exam" as const) : ("forward" as const),
        chance: createChance(seed + k + 1),
        pay,
      })),
    );
  } finally {
    await client.end();
  }
}

/** One line, or one line for each fault. */
export function describeReport(report: KillReport, plan: KillPlan): string[] {
  const { rounds, kills, counts, failed, faults } = report;
  const wanted = rounds < plan.rounds ? ` of ${plan.rounds}, stopped early,` : ",";
  if (faults.length > 0) return faults.map((fault) => `Broken: ${fault}`);
  return [
    `Kept: ${rounds} rounds${wanted} with the server killed ${kills.server} times, the database ${kills.database} times, and both ${kills.both} times, under ${plan.takers} learners`,
    `Kept: ${counts.answers} acknowledged answers and ${counts.edits} changes in reviews, each stored once; ${failed} requests failed and were sent again`,
    `Kept: ${counts.sections} sections and ${counts.quizzes} quizzes ended with their last answer, and their scores follow from the answers`,
    `Kept: ${counts.orders} paid orders, each with one plan`,
  ];
}
