import type { OverviewCount, OverviewPeriod, StaffOverview } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import {
  type Bucket,
  selectBuckets,
  selectIncome,
  selectNow,
  type Span,
} from "./overview.queries.ts";

const SPANS: Record<OverviewPeriod, Pick<Span, "unit" | "units">> = {
  "24h": { unit: "hour", units: 24 },
  "7d": { unit: "day", units: 7 },
  "30d": { unit: "day", units: 30 },
};

export async function readOverview(
  db: Db,
  { period, timeZone }: { period: OverviewPeriod; timeZone: string },
): Promise<StaffOverview> {
  const span = { ...SPANS[period], timeZone, now: null };
  const [buckets, income, now] = await Promise.all([
    selectBuckets(db, span),
    selectIncome(db, span),
    selectNow(db),
  ]);
  return {
    unit: span.unit,
    buckets: buckets.map(({ at, ...counts }) => ({ at: at.getTime(), ...counts })),
    totals: totalsOf(buckets),
    income,
    now,
  };
}

function totalsOf(buckets: readonly Bucket[]): StaffOverview["totals"] {
  const sum = (name: OverviewCount) => buckets.reduce((all, bucket) => all + bucket[name], 0);
  return {
    signUps: sum("signUps"),
    quizzesFinished: sum("quizzesFinished"),
    mocksFinished: sum("mocksFinished"),
    orders: sum("orders"),
    requests: sum("requests"),
    errors: sum("errors"),
  };
}
