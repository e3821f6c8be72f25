import * as z from "zod/mini";
import { list, testTypeField } from "./lists.ts";
import { route } from "./route.ts";

/** What a learner's plans include besides mock tests. */
export const PlanOpens = z.strictObject({
  /** How many timed tests there are on each topic. */
  topicTests: z.int(),
  practicePlan: z.boolean(),
  studyNotes: z.boolean(),
  mentorSessions: z.int(),
  support: z.boolean(),
});
export type PlanOpens = z.output<typeof PlanOpens>;

export const Plan = z.strictObject({
  planId: z.string(),
  name: z.string(),
  /** Dollars for the whole period. */
  price: z.number(),
  /** 1 to 4: two, three, six, and twelve months. */
  order: z.int(),
  testType: z.literal(1),
  isPopular: z.boolean(),
  /** `{support}` is replaced with the ways to reach us, in pages made at build time. */
  features: z.array(z.strictObject({ featureString: z.string() })),
});
export type Plan = z.output<typeof Plan>;

export const plans = {
  list: route({
    method: "GET",
    path: "/plans/plans-list",
    access: "anyone",
    summary: "Lists the plans on sale.",
    query: z.object({ testType: testTypeField }),
    reply: list(Plan),
    errors: [],
  }),
} as const;
