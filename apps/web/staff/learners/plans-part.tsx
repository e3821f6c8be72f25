import { Badge, type BadgeTone } from "../../src/ui/badge.tsx";
import { Button } from "../../src/ui/button.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { useMay } from "../access/use-self.ts";
import type { LearnerPlan, PartProps } from "./asking.ts";
import { LearnerPart, PartTable } from "./learner-part.tsx";

const STATES: Record<LearnerPlan["state"], { words: string; tone: BadgeTone }> = {
  running: { words: "Running", tone: "soft" },
  later: { words: "Starts later", tone: "plain" },
  ended: { words: "Ended", tone: "plain" },
  revoked: { words: "Ended early", tone: "caution" },
};

const SHORT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

function Day({ at }: { at: number }) {
  return <span className="whitespace-nowrap">{SHORT.format(at)}</span>;
}

/** What they've bought or been given. */
export function PlansPart({ learner, ask }: PartProps) {
  const mayGrant = useMay("plans.grant");
  return (
    <LearnerPart
      id="plans"
      title="Plans"
      aside={
        mayGrant && (
          <Button variant="outline" size="sm" onClick={() => ask({ what: "grant-plan" })}>
            Give a plan
          </Button>
        )
      }
    >
      <PartTable
        caption="Plans"
        columns={columnsFor(ask, mayGrant)}
        rows={learner.plans}
        rowKey={({ subscriptionId }) => subscriptionId}
        none="They've never had a plan."
      />
    </LearnerPart>
  );
}

const COLUMNS: TableColumn<LearnerPlan>[] = [
  { key: "plan", head: "Plan", cell: ({ planName }) => planName },
  {
    key: "state",
    head: "State",
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>,
  },
  { key: "from", head: "From", cell: ({ startsAt }) => <Day at={startsAt} /> },
  {
    key: "until",
    head: "Until",
    cell: ({ endsAt, revokedAt }) => <Day at={revokedAt ?? endsAt} />,
  },
  {
    key: "order",
    head: "Where from",
    cell: ({ orderNumber }) =>
      orderNumber === null ? (
        "Given by us"
      ) : (
        <span className="wrap-anywhere">Order {orderNumber}</span>
      ),
  },
];

function columnsFor(ask: PartProps["ask"], mayGrant: boolean): TableColumn<LearnerPlan>[] {
  if (!mayGrant) return COLUMNS;
  return [
    ...COLUMNS,
    { key: "do", head: "Actions", cell: (plan) => <PlanActions plan={plan} ask={ask} /> },
  ];
}

function PlanActions({ plan, ask }: { plan: LearnerPlan; ask: PartProps["ask"] }) {
  if (plan.state === "ended" || plan.state === "revoked")
    return <span className="text-ink-muted">None</span>;
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Extend ${plan.planName}`}
        onClick={() => ask({ what: "extend-plan", plan })}
      >
        Extend
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={`End ${plan.planName} now`}
        onClick={() => ask({ what: "revoke-plan", plan })}
      >
        End now
      </Button>
    </span>
  );
}
