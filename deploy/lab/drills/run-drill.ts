import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "../cluster/cluster.ts";
import { isCalm, summarize, type Window } from "../load/attempts.ts";
import { findLost } from "../load/check-kept.ts";
import type { Load } from "../load/load.ts";
import { waitFor } from "../wait-for.ts";
import type { Drill } from "./drills.ts";

/** Even if nothing fails: what a fault does may take this long to show. */
const LEAST_MILLISECONDS = 15_000;
const CALM_MILLISECONDS = 6_000;

export interface DrillResult extends Window {
  name: string;
  what: string;
  /** Acknowledged answers so far, and those of them that the database doesn't have. */
  kept: number;
  lost: string[];
}

/** Does it while learners answer, waits until they can go on, and counts what they lost. */
export async function runDrill(cluster: Cluster, load: Load, drill: Drill): Promise<DrillResult> {
  const { attempts, kept, sent } = load.notes;
  const from = Date.now();
  const putRight = await drill.act(cluster);
  await sleep(LEAST_MILLISECONDS);
  await waitFor(`learners go on after ${drill.name}`, async () =>
    isCalm(attempts, CALM_MILLISECONDS),
  );
  const window = summarize(attempts, from, Date.now());
  const lost = await findLost(cluster.databaseUrl, { kept, sent });
  await putRight();
  await waitFor(`the cluster is whole after ${drill.name}`, cluster.isWhole);
  return { name: drill.name, what: drill.what, ...window, kept: kept.size, lost };
}
