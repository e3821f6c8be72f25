import { loadPlans, type PlanForm } from "@theta/content";
import { type Plan, plans, TEST_TYPES } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";

export async function plansRoutes(app: FastifyInstance): Promise<void> {
  const onSale = (await loadPlans()).map(toPlan);
  handle(app, plans.list, async ({ query }) => {
    const result = query.testType === TEST_TYPES.gmat ? onSale : [];
    return { result, totalItems: result.length };
  });
}

function toPlan({ key, name, cents, order, isPopular, features }: PlanForm): Plan {
  return {
    planId: key,
    name,
    price: cents / 100,
    order,
    testType: 1,
    isPopular,
    features: features.map((featureString) => ({ featureString })),
  };
}
