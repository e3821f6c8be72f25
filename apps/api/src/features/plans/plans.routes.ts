import { loadPlansOnSale } from "@theta/content";
import { plans, TEST_TYPES } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";

export async function plansRoutes(app: FastifyInstance, supportWays: string): Promise<void> {
  const onSale = (await loadPlansOnSale()).map((plan) => ({
    ...plan,
    features: plan.features.map(({ featureString }) => ({
      featureString: featureString.replace("{support}", supportWays),
    })),
  }));
  handle(app, plans.list, async ({ query }) => {
    const result = query.testType === TEST_TYPES.gmat ? onSale : [];
    return { result, totalItems: result.length };
  });
}
