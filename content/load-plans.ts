import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { HERE } from "./source-files.ts";

/**
 * What a plan includes besides mock tests. Stored with each order and subscription as it was when
 * bought.
 */
export const planOpens = z.object({
  /** How many timed tests there are on each topic. */
  topicTests: z.int().min(0),
  /** The ten-week practice plan. */
  practicePlan: z.boolean(),
  studyNotes: z.boolean(),
  /** One-hour sessions with a mentor. */
  mentorSessions: z.int().min(0),
  /** A direct line to support, in addition to the contact form that everyone has. */
  support: z.boolean(),
});
export type PlanOpens = z.output<typeof planOpens>;

const planForm = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  order: z.int().min(1).max(4),
  name: z.string().min(1),
  /** US cents for the whole period. */
  cents: z.int().min(100),
  months: z.int().min(1),
  isPopular: z.boolean().default(false),
  /** Full-length and sectional mock tests included in the plan. */
  mocks: z.int().min(0),
  sectionals: z.int().min(0),
  ...planOpens.shape,
  features: z.array(z.string().min(1)).min(1),
});
export type PlanForm = z.output<typeof planForm>;

let kept: Promise<readonly PlanForm[]> | undefined;

/**
 * The price list, cheapest first, read once: it's asked for at each order. If it's broken, throws
 * and says where.
 */
export async function loadPlans(): Promise<readonly PlanForm[]> {
  return await (kept ??= readPlans());
}

async function readPlans(): Promise<readonly PlanForm[]> {
  const parsed = z
    .array(planForm)
    .min(1)
    .safeParse(parse(await readFile(join(HERE, "plans.yaml"), "utf8")));
  if (!parsed.success) throw new Error(`content/plans.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data.toSorted((one, other) => one.order - other.order);
}

/** The plans as the public sees them, in the API's list and in pages made at build time. */
export async function loadPlansOnSale() {
  return (await loadPlans()).map(({ key, name, cents, order, isPopular, features }) => ({
    planId: key,
    name,
    price: cents / 100,
    order,
    testType: 1 as const,
    isPopular,
    features: features.map((featureString) => ({ featureString })),
  }));
}
