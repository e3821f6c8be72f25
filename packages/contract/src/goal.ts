/**
 * What a learner is working toward: the day of the exam, as "2027-02-22", and the total they want.
 */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { route } from "./route.ts";
import { timeZoneField } from "./shared/time-zone.ts";

export const TARGET_SCORES = { min: 205, max: 805, step: 10 } as const;
const NO_TOTAL = "Choose a total from 205 to 805 that ends in 5";

const targetField = z.int(NO_TOTAL).check(
  z.gte(TARGET_SCORES.min, NO_TOTAL),
  z.lte(TARGET_SCORES.max, NO_TOTAL),
  z.refine((total) => total % TARGET_SCORES.step === 5, NO_TOTAL),
);

export const Goal = z.strictObject({
  examOn: z.nullable(z.string()),
  targetScore: z.nullable(z.int()),
});
export type Goal = z.output<typeof Goal>;

export const goal = {
  read: route({
    method: "GET",
    path: "/goal",
    access: "learner",
    summary:
      "Returns the exam date and the target score, or null if the learner hasn't been asked yet.",
    reply: result(z.nullable(Goal)),
    errors: [],
  }),
  save: route({
    method: "PUT",
    path: "/goal",
    access: "learner",
    summary:
      "Sets the exam date and the target score. Null for both means the learner was asked and hasn't decided.",
    body: z.object({
      examOn: z.nullable(z.iso.date("This isn't a date")),
      targetScore: z.nullable(targetField),
      timeZone: timeZoneField,
    }),
    reply: result(Goal),
    errors: [],
  }),
} as const;
