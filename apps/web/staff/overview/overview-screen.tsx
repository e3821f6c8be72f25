import { OVERVIEW_PERIODS, type OverviewPeriod, type StaffOverview } from "@theta/contract/staff";
import { Select } from "../../src/ui/form/select.tsx";
import { PageTitle, SectionHeading } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { CountChart } from "./count-chart.tsx";
import { FindAnything } from "./find-anything.tsx";
import { NowTiles } from "./now-tiles.tsx";
import { useOverviewQuery } from "./overview-data.ts";

const PERIOD_WORDS: Record<OverviewPeriod, string> = {
  "24h": "Last 24 hours",
  "7d": "Last 7 days",
  "30d": "Last 30 days",
};
/** Often enough to watch, and one small request. */
const REFRESH_MILLISECONDS = 30_000;

/** What is going on, and how the last days went. */
export function OverviewScreen() {
  const { filters, setFilter } = useFilters(["period"]);
  const period = OVERVIEW_PERIODS.find((one) => one === filters.period) ?? "7d";
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { currentData, isFetching, refetch } = useOverviewQuery(
    { period, timeZone },
    { pollingInterval: REFRESH_MILLISECONDS, skipPollingIfUnfocused: true },
  );
  return (
    <div className="flex flex-col gap-10">
      <PageTitle
        aside={
          <Select
            compact
            label="Period"
            hideLabel
            value={period}
            options={OVERVIEW_PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
            onChange={(event) => setFilter("period", event.target.value)}
          />
        }
      >
        Overview
      </PageTitle>
      <FindAnything />
      {currentData ? (
        <Figures overview={currentData} title={PERIOD_WORDS[period]} />
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the figures"
          rows={6}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState title="We couldn't load the figures." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Figures({ overview, title }: { overview: StaffOverview; title: string }) {
  const { totals, income } = overview;
  const percent = totals.requests === 0 ? 0 : (100 * totals.errors) / totals.requests;
  return (
    <>
      <NowTiles now={overview.now} />
      <section aria-label={title}>
        <SectionHeading ruled>{title}</SectionHeading>
        <div className="grid gap-x-10 gap-y-8 pt-6 md:grid-cols-2 2xl:grid-cols-3">
          <CountChart overview={overview} name="signUps" title="Sign-ups" />
          <CountChart overview={overview} name="quizzesFinished" title="Quizzes finished" />
          <CountChart overview={overview} name="mocksFinished" title="Mocks finished" />
          <CountChart
            overview={overview}
            name="orders"
            title="Orders paid"
            note={`Income: ${income.map(moneyOf).join(", ") || "none"}`}
          />
          <CountChart overview={overview} name="requests" title="Requests" />
          <CountChart
            overview={overview}
            name="errors"
            title="Failed requests"
            note={`${percent.toFixed(2)}% of all`}
          />
        </div>
      </section>
    </>
  );
}

function moneyOf({ currency, cents }: StaffOverview["income"][number]): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency });
}
