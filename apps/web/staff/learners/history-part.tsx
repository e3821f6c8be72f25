import type { StaffLearner } from "@theta/contract/staff";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { eventWords } from "../shared/event-words.ts";
import { When } from "../shared/when.tsx";
import { LearnerPart, PartTable } from "./learner-part.tsx";

type Event = StaffLearner["events"][number];

const COLUMNS: TableColumn<Event>[] = [
  { key: "at", head: "When", cell: ({ at }) => <When at={at} /> },
  {
    key: "event",
    head: "What",
    cell: ({ event }) => eventWords(event),
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

/** The audit log about this learner, without looks at this page. */
export function HistoryPart({ learner }: { learner: StaffLearner }) {
  const mayRead = useMay("audit.read");
  return (
    <LearnerPart id="history" title="History">
      <PartTable
        caption="The audit log about this learner, newest first"
        columns={COLUMNS}
        rows={learner.events}
        rowKey={({ eventId }) => eventId}
        none="Nothing is in the log."
      />
      {mayRead && (
        <TextLink to={`/staff/audit?person=${learner.learnerId}`}>
          Everything in the audit log, with who looked at this page
        </TextLink>
      )}
    </LearnerPart>
  );
}
