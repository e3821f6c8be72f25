import { Button } from "../../src/ui/button.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { useMay } from "../access/use-self.ts";
import { When } from "../shared/when.tsx";
import type { LearnerMail, PartProps } from "./asking.ts";
import { LearnerPart, PartTable } from "./learner-part.tsx";

const STATES: Record<LearnerMail["state"], string> = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
};

const WHY_NOT: Record<NonNullable<LearnerMail["notAgain"]>, string> = {
  "has-code": "No: it has a code",
  waiting: "Not sent yet",
  "text-gone": "No: its text is deleted",
};

/** What we've mailed to them in the last 30 days; never what it said. */
export function MailsPart({ learner, ask }: PartProps) {
  const mayAct = useMay("learners.act");
  return (
    <LearnerPart id="emails" title="Emails">
      <PartTable
        caption="Emails"
        columns={columnsFor(ask, mayAct)}
        rows={learner.mails}
        rowKey={({ mailId }) => mailId}
        none="We haven't mailed them in the last 30 days."
      />
    </LearnerPart>
  );
}

const COLUMNS: TableColumn<LearnerMail>[] = [
  {
    key: "subject",
    head: "Subject",
    cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
  },
  { key: "at", head: "Written", cell: ({ at }) => <When at={at} /> },
  { key: "state", head: "State", cell: ({ state }) => STATES[state] },
];

function columnsFor(ask: PartProps["ask"], mayAct: boolean): TableColumn<LearnerMail>[] {
  if (!mayAct) return COLUMNS;
  return [
    ...COLUMNS,
    { key: "again", head: "Send again", cell: (mail) => <SendAgain mail={mail} ask={ask} /> },
  ];
}

function SendAgain({ mail, ask }: { mail: LearnerMail; ask: PartProps["ask"] }) {
  if (mail.notAgain) return <span className="text-ink-muted">{WHY_NOT[mail.notAgain]}</span>;
  return (
    <Button
      variant="outline"
      size="sm"
      className="whitespace-nowrap"
      aria-label={`Send "${mail.subject}" again`}
      onClick={() => ask({ what: "resend-mail", mail })}
    >
      Send again
    </Button>
  );
}
