import type { StaffLearner } from "@theta/contract/staff";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { When } from "../shared/when.tsx";
import { LearnerPart, PartTable } from "./learner-part.tsx";

type Event = StaffLearner["events"][number];

const COLUMNS: TableColumn<Event>[] = [
  { key: "at", head: "When", cell: ({ at }) => <When at={at} /> },
  {
    key: "event",
    head: "What",
    cell: ({ event }) => <code className="text-sm wrap-anywhere">{event}</code>,
  },
  { key: "actor", head: "Done by", cell: ({ actor }) => actor ?? "The learner or the server" },
  {
    key: "reason",
    head: "Why",
    cell: ({ reason }) =>
      reason ? (
        <span className="wrap-anywhere">{reason}</span>
      ) : (
        <span className="text-ink-muted">None</span>
      ),
  },
];

/** The audit log about this learner, this look included. */
export function HistoryPart({ learner }: { learner: StaffLearner }) {
  return (
    <LearnerPart id="history" title="History">
      <PartTable
        caption="The audit log about this learner, newest first"
        columns={COLUMNS}
        rows={learner.events}
        rowKey={({ eventId }) => eventId}
        none="Nothing is in the log."
      />
    </LearnerPart>
  );
}
