import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Pager } from "../../ui/table/pager.tsx";
import { Table } from "../../ui/table/table.tsx";
import type { TableColumn } from "../../ui/table/table-column.ts";
import { Timer } from "../../ui/timer/timer.tsx";
import { Group, Specimen } from "./specimen.tsx";

interface Route {
  name: string;
  riders: number;
  change: number;
  onTime: number;
  revenue: number;
}

const ROUTES: readonly Route[] = [
  { name: "14 Harbour–Mill", riders: 14860, change: 12.2, onTime: 91, revenue: 1.34 },
  { name: "7 Ring West", riders: 10410, change: 9.8, onTime: 78, revenue: 1.12 },
  { name: "22 Airport", riders: 16320, change: 8, onTime: 88, revenue: 2.05 },
  { name: "5 Depot–East", riders: 4600, change: -11.4, onTime: 64, revenue: 1.03 },
];

const SORTABLE: readonly TableColumn<Route>[] = [
  { key: "name", head: "Route", cell: (row) => row.name, sortBy: (row) => row.name },
  {
    key: "riders",
    head: "Riders",
    numeric: true,
    cell: (row) => row.riders.toLocaleString("en"),
    sortBy: (row) => row.riders,
  },
  {
    key: "change",
    head: "Change, %",
    numeric: true,
    cell: (row) => `${row.change > 0 ? "+" : "−"}${Math.abs(row.change).toFixed(1)}`,
    sortBy: (row) => row.change,
  },
  {
    key: "onTime",
    head: "On time, %",
    numeric: true,
    cell: (row) => row.onTime,
    sortBy: (row) => row.onTime,
  },
  {
    key: "revenue",
    head: "$ per rider",
    numeric: true,
    cell: (row) => row.revenue.toFixed(2),
    sortBy: (row) => row.revenue,
  },
];

interface Answer {
  number: number;
  preview: string;
  time: string;
  right: boolean;
}

const ANSWERS: readonly Answer[] = [
  { number: 1, preview: "A tank is filled by two pipes …", time: "2:02", right: false },
  { number: 2, preview: "If n is a multiple of 6, which …", time: "1:03", right: true },
];

const REVIEW: readonly TableColumn<Answer>[] = [
  { key: "number", head: "Qn. No.", cell: (row) => row.number },
  { key: "preview", head: "Question Preview", cell: (row) => row.preview },
  { key: "time", head: "Time", numeric: true, cell: (row) => row.time },
  {
    key: "right",
    head: "Correct",
    cell: (row) => (
      <Badge tone={row.right ? "correct" : "incorrect"}>{row.right ? "Yes" : "No"}</Badge>
    ),
  },
];

const LINES = { number: "lead", preview: "main", time: "more", right: "lead" } as const;
const REPORT = REVIEW.map((column) => ({
  ...column,
  line: LINES[column.key as keyof typeof LINES],
}));

const TIMES = [3_725_000, 1_908_000, 300_000, 60_000];

export function DataPart() {
  return (
    <Group id="data" title="Figures">
      <Specimen title="Table, stacked on a phone">
        {() => (
          <Table
            caption="Answers in a test"
            columns={REVIEW}
            rows={ANSWERS}
            rowKey={(row) => row.number}
          />
        )}
      </Specimen>
      <Specimen title="Table with two lines per row on a phone">
        {() => (
          <Table
            caption="Questions of a test"
            columns={REPORT}
            rows={ANSWERS}
            rowKey={(row) => row.number}
          />
        )}
      </Specimen>
      <Specimen title="Sortable table">
        {() => (
          <Table
            caption="Riders on four bus routes"
            columns={SORTABLE}
            rows={ROUTES}
            rowKey={(row) => row.name}
            defaultOrder={{ column: "change", direction: "descending" }}
          />
        )}
      </Specimen>
      <Specimen title="Pager: ten of 23 pages">{() => <Pages />}</Specimen>
      <Specimen title="Timer: over an hour, calm, low, last minute" bothThemes>
        {() => (
          <div className="flex flex-wrap gap-3">
            {TIMES.map((time) => (
              <Timer key={time} millisecondsLeft={time} className="rounded-md px-4 py-2.5" />
            ))}
          </div>
        )}
      </Specimen>
    </Group>
  );
}

function Pages() {
  const [page, setPage] = useState(21);
  return <Pager label="Mock tests" page={page} lastPage={23} onPageChange={setPage} />;
}
