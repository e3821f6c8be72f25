import type { OverviewCount, StaffOverview } from "@theta/contract/staff";
import { useId, useState } from "react";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { MoreButton } from "../../src/ui/more-button.tsx";
import { Table } from "../../src/ui/table/table.tsx";

interface CountChartProps {
  overview: StaffOverview;
  name: OverviewCount;
  title: string;
  note?: string;
}

const WORDS = {
  hour: new Intl.DateTimeFormat("en-US", { weekday: "short", hour: "numeric" }),
  day: new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }),
};

/** A count over the period: its total, a bar for each hour or day, and the table behind them. */
export function CountChart({ overview, name, title, note }: CountChartProps) {
  const { buckets, totals, unit } = overview;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const most = Math.max(0, ...buckets.map((bucket) => bucket[name]));
  const words = (at: number) => WORDS[unit].format(at);
  return (
    <figure className="min-w-0">
      <SectionHeading
        level={3}
        aside={<span className="text-sm text-ink-muted">{note}</span>}
      >{`${title}: ${totals[name].toLocaleString("en-US")}`}</SectionHeading>
      <div
        aria-hidden="true"
        className="mt-3 flex h-20 items-end gap-px border-b border-line-strong"
      >
        {buckets.map((bucket) => (
          <span
            key={bucket.at}
            title={`${words(bucket.at)}: ${bucket[name].toLocaleString("en-US")}`}
            style={{ height: `${(100 * bucket[name]) / Math.max(1, most)}%` }}
            className="mx-auto max-w-8 min-w-0 flex-1 rounded-t-sm bg-brand"
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-muted">
        <span>{words(buckets[0]?.at ?? 0)}</span>
        <span>{`Most: ${most.toLocaleString("en-US")}`}</span>
        <span>Now</span>
      </p>
      <MoreButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={id}>
        {isOpen ? "Hide the table" : "View as a table"}
      </MoreButton>
      <div id={id}>
        {isOpen && (
          <Table
            caption={title}
            stays
            columns={[
              { key: "at", head: unit === "hour" ? "Hour" : "Day", cell: ({ at }) => words(at) },
              {
                key: "n",
                head: title,
                numeric: true,
                cell: (bucket) => bucket[name].toLocaleString("en-US"),
              },
            ]}
            rows={buckets}
            rowKey={({ at }) => at}
          />
        )}
      </div>
    </figure>
  );
}
