/** Many learners at once, for a while. */
import { setTimeout as sleep } from "node:timers/promises";
import type { BenchLearner } from "../world/bench-learners.ts";
import { createHttpClient } from "./http-client.ts";
import { Latencies } from "./latencies.ts";
import { createChance } from "./random.ts";
import { type Load, Over, Refused, VirtualLearner } from "./virtual-learner.ts";

export interface LoadPlan {
  port: number;
  /** How many are there at once. */
  learners: number;
  pace: number;
  warmUpSeconds: number;
  seconds: number;
  /** About how long the journey takes at exam pace, so that all of its parts run at once. */
  journeySeconds: number;
  /** Each account is used for one journey. */
  accounts: readonly BenchLearner[];
  journey: (learner: VirtualLearner) => Promise<void>;
  onProgress?: (done: number, total: number) => void;
  /** Called when the measurement begins and ends. */
  onMeasure?: () => Promise<void>;
}

export async function runLoad(plan: LoadPlan): Promise<Latencies> {
  const load: Load = {
    client: createHttpClient(plan.port),
    port: plan.port,
    pace: plan.pace,
    latencies: null,
    isOver: false,
  };
  const accounts = [...plan.accounts];
  const began = performance.now();
  /** Nobody starts where somebody else does. */
  const spread = Math.min(
    (plan.journeySeconds * 1000) / plan.pace,
    0.8 * plan.warmUpSeconds * 1000,
  );
  const everybody = Array.from({ length: plan.learners }, async (_, k) => {
    let due = began + (spread * k) / plan.learners;
    while (!load.isOver) {
      const account = accounts.pop();
      if (!account) throw new Error("There were too few accounts for this load.");
      const learner = new VirtualLearner(
        account,
        createChance(k * 7919 + accounts.length),
        load,
        due,
      );
      await plan.journey(learner).catch(unlessExpected);
      due = Math.max(learner.due, performance.now());
    }
  });
  try {
    await Promise.race([Promise.all(everybody), measure(plan, load)]);
    load.isOver = true;
    return load.latencies!;
  } finally {
    load.isOver = true;
    load.client.close();
    await Promise.allSettled(everybody);
  }
}

async function measure(plan: LoadPlan, load: Load): Promise<void> {
  const total = plan.warmUpSeconds + plan.seconds;
  for (let second = 0; second < total; second++) {
    if (second === plan.warmUpSeconds) {
      await plan.onMeasure?.();
      load.latencies = new Latencies(performance.now());
    }
    plan.onProgress?.(second, total);
    await sleep(1000);
  }
  plan.onProgress?.(total, total);
  await plan.onMeasure?.();
}

/** A refusal is counted where it happens, and the learner leaves. */
function unlessExpected(error: unknown): void {
  if (error instanceof Over || error instanceof Refused) return;
  throw error;
}
