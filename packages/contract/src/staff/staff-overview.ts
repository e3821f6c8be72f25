/** How the business and its servers are doing. */
import * as z from "zod/mini";
import { result } from "../envelope.ts";
import { timeZoneField } from "../shared/time-zone.ts";
import { staffRoute } from "./staff-route.ts";

export const OVERVIEW_PERIODS = ["24h", "7d", "30d"] as const;
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number];

const counts = {
  signUps: z.int(),
  quizzesFinished: z.int(),
  mocksFinished: z.int(),
  orders: z.int(),
  requests: z.int(),
  /** Requests answered with our fault. */
  errors: z.int(),
};

export const StaffOverview = z.strictObject({
  /** An hour in the last 24 hours, otherwise a day, in the caller's time zone. */
  unit: z.enum(["hour", "day"]),
  buckets: z.array(z.strictObject({ at: z.number(), ...counts })),
  totals: z.strictObject(counts),
  /** What came in, by currency, in its smallest unit; refunds of the period taken off. */
  income: z.array(z.strictObject({ currency: z.string(), cents: z.int() })),
  /** Whatever the period. */
  now: z.strictObject({
    mocksRunning: z.int(),
    quizzesRunning: z.int(),
    mailsWaiting: z.int(),
    /** In the last 24 hours. */
    mailsFailed: z.int(),
    paymentEventsWaiting: z.int(),
    refundsWaiting: z.int(),
    ordersFlagged: z.int(),
    /** Whose last run failed. */
    jobsFailed: z.int(),
    /** New, or left open by somebody. */
    messagesWaiting: z.int(),
    /** Of those, reports about questions. */
    reportsWaiting: z.int(),
  }),
});
export type StaffOverview = z.output<typeof StaffOverview>;
export type OverviewCount = keyof StaffOverview["totals"];

export const staffOverview = {
  read: staffRoute({
    method: "GET",
    path: "/staff/overview",
    permission: "overview.read",
    summary: "Returns figures of the last day, week, or month, without anybody's name.",
    query: z.object({
      period: z.prefault(z.enum(OVERVIEW_PERIODS), "7d"),
      timeZone: z.prefault(timeZoneField, "UTC"),
    }),
    reply: result(StaffOverview),
    errors: [],
  }),
} as const;
