import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Longer than balancers take to notice: they usually ask every second, twice. */
const NOTICE_MILLISECONDS = 3_000;

/**
 * Behind a balancer, a server goes on answering until the balancer, which asks /readyz, has noticed
 * that it stops. Otherwise whatever comes meanwhile would be refused.
 */
export async function stopServer(
  app: FastifyInstance,
  { proxyHops }: { proxyHops: number },
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  app.isStopping = true;
  if (proxyHops > 0) await wait(NOTICE_MILLISECONDS);
  await app.close();
}
