/** One measured run of the product under load. */
import { Client } from "pg";
import type { CallSummary, SecondSummary } from "../load/latencies.ts";
import { runLoad } from "../load/run-load.ts";
import { addLearners } from "../world/bench-learners.ts";
import { startBenchProduct } from "../world/bench-product.ts";
import {
  readStatements,
  readUsage,
  resetStatements,
  type StatementUsage,
  type Usage,
} from "../world/usage.ts";
import { visit, VISIT_SECONDS } from "./journeys.ts";

export const API_PORT = 4291;

export interface ApiPlan {
  learners: number;
  pace: number;
  warmUpSeconds: number;
  seconds: number;
  /** For the server, such as NODE_OPTIONS. */
  env?: Readonly<Record<string, string>>;
  onProgress?: (done: number, total: number) => void;
}

export interface ApiMeasurement {
  learners: number;
  pace: number;
  seconds: number;
  all: CallSummary;
  calls: CallSummary[];
  bySecond: SecondSummary[];
  faults: [fault: string, count: number][];
  perSecond: number;
  cpuMillisecondsPerRequest: number;
  databaseMillisecondsPerRequest: number;
  statementsPerRequest: number;
  memoryMegabytes: number;
  statements: StatementUsage[];
}

export async function measureApi(databaseUrl: string, plan: ApiPlan): Promise<ApiMeasurement> {
  const client = new Client({ connectionString: databaseUrl });
  // A connection that's lost shows in the next statement.
  client.on("error", () => {});
  await client.connect();
  const product = await startBenchProduct(API_PORT, databaseUrl, plan.env);
  try {
    return await measure(client, product.site, plan);
  } finally {
    await product.stop();
    await client.end();
  }
}

async function measure(client: Client, site: string, plan: ApiPlan): Promise<ApiMeasurement> {
  const { learners, pace, seconds, warmUpSeconds, onProgress } = plan;
  const visits = 3 + Math.ceil(((seconds + warmUpSeconds) * pace * 1.5) / VISIT_SECONDS);
  const accounts = await addLearners(client, learners * visits, site);
  await client.query("analyze");
  const usages: Usage[] = [];
  let statements: StatementUsage[] = [];
  const latencies = await runLoad({
    port: API_PORT,
    learners,
    pace,
    seconds,
    warmUpSeconds,
    accounts,
    journey: visit,
    journeySeconds: VISIT_SECONDS,
    ...(onProgress && { onProgress }),
    onMeasure: async () => {
      if (usages.length === 0) await resetStatements(client);
      else statements = await readStatements(client);
      usages.push(await readUsage(API_PORT));
    },
  });
  const [before, after] = usages as [Usage, Usage];
  const all = latencies.all();
  const sum = (of: (one: StatementUsage) => number) =>
    statements.reduce((total, one) => total + of(one), 0);
  return {
    learners,
    pace,
    seconds,
    all,
    statements,
    calls: latencies.calls(),
    bySecond: latencies.seconds(),
    faults: latencies.faults(),
    perSecond: all.count / seconds,
    cpuMillisecondsPerRequest: (1000 * (after.cpuSeconds - before.cpuSeconds)) / all.count,
    databaseMillisecondsPerRequest: sum(({ milliseconds }) => milliseconds) / all.count,
    statementsPerRequest: sum(({ calls }) => calls) / all.count,
    memoryMegabytes: after.memoryBytes / 1024 ** 2,
  };
}
