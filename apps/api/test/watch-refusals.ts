import { API_BASE, isRefusalOf } from "@theta/contract";
import { EVERY_ROUTE } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";

/**
 * Lists the refusals whose code the contract doesn't name for their call, however they were asked
 * for. Types can't see what is thrown: docs/decisions/0015-refusals-at-run-time.md.
 */
export function watchRefusals(app: FastifyInstance): readonly string[] {
  const unnamed: string[] = [];
  app.addHook("onSend", async ({ method, routeOptions }, { statusCode }, payload) => {
    const route = EVERY_ROUTE.find(
      (one) => one.method === method && API_BASE + one.path === routeOptions.url,
    );
    if (!route || statusCode < 400 || typeof payload !== "string") return;
    const { code }: { code?: unknown } = Object(JSON.parse(payload));
    if (!isRefusalOf(route, code))
      unnamed.push(
        `${method} ${route.path} answered ${JSON.stringify(code)}, which its contract doesn't name`,
      );
  });
  return unnamed;
}
