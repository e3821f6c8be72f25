import { setTimeout as sleep } from "node:timers/promises";

/** Asks again and again until the answer is yes. */
export async function waitFor(
  what: string,
  ask: () => Promise<boolean>,
  patienceSeconds = 180,
): Promise<void> {
  const end = Date.now() + patienceSeconds * 1_000;
  while (Date.now() < end) {
    if (await ask().catch(() => false)) return;
    await sleep(250);
  }
  throw new Error(`${patienceSeconds} seconds have passed, and still not: ${what}.`);
}

export async function answersGood(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await answer.arrayBuffer();
  return answer.ok;
}
