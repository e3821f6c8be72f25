import type { StaffLearner } from "@theta/contract/staff";
import { useState } from "react";
import { useParams } from "react-router";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { longDate } from "../../src/lib/long-date.ts";
import { PageTitle } from "../../src/ui/headings.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import { PlainLink, TextLink } from "../../src/ui/text-link.tsx";
import { HandsOff } from "../access/hands-off.tsx";
import { AccountFacts } from "./account-facts.tsx";
import type { Asking } from "./asking.ts";
import { ClosingPart } from "./closing-part.tsx";
import { DevicesPart } from "./devices-part.tsx";
import { HistoryPart } from "./history-part.tsx";
import { LearnerDialog } from "./learner-dialog.tsx";
import { useStaffLearnerQuery } from "./learners-data.ts";
import { MailsPart } from "./mails-part.tsx";
import { OrdersPart } from "./orders-part.tsx";
import { PlansPart } from "./plans-part.tsx";
import { SittingsPart } from "./sittings-part.tsx";

/** Everything we know about a learner, and what can be done. Opening it goes into the audit log. */
export function LearnerScreen() {
  const { id = "" } = useParams();
  const { currentData, error, isFetching, refetch } = useStaffLearnerQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <LearnerPage learner={currentData} />;
  if (isFetching)
    return (
      <SkeletonRows
        label="Loading the learner"
        rows={8}
        row="py-4"
        lines={["w-72", "w-40"]}
        end="h-6 w-20"
      />
    );
  const code = failureOf(error)?.code;
  if (code === "not-found" || code === "invalid-input") return <NoLearner />;
  return <FailedState title="We couldn't load this learner." onRetry={() => void refetch()} />;
}

function NoLearner() {
  return (
    <PageTitle
      lead={
        <>
          The account may have been deleted. <TextLink to="/staff/learners">All learners</TextLink>
        </>
      }
    >
      There's no such learner
    </PageTitle>
  );
}

/** What support needs most often comes first, and what can't be undone last. */
const PARTS = [
  ["tests", "Tests"],
  ["orders", "Orders"],
  ["plans", "Plans"],
  ["emails", "Emails"],
  ["devices", "Devices"],
  ["history", "History"],
  ["closing", "Close or delete"],
] as const;

function LearnerPage({ learner }: { learner: StaffLearner }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { name, email, deletionDueAt } = learner.account;
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-5">
        <PageTitle
          over={<TextLink to="/staff/learners">Learners</TextLink>}
          lead={<span className="wrap-anywhere">{email}</span>}
        >
          {name}
        </PageTitle>
        {deletionDueAt !== null && (
          <Notice tone="note">
            This account is closed. It will be deleted on {longDate(deletionDueAt)}, unless they
            sign in before.
          </Notice>
        )}
        <AccountFacts learner={learner} />
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-x-5">
            {PARTS.map(([part, label]) => (
              <li key={part}>
                <PlainLink href={`#${part}`} className="inline-flex min-h-11 items-center">
                  {label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <HandsOff learner={{ learnerId: learner.learnerId, isStaff: learner.account.isStaff }}>
        <SittingsPart learner={learner} />
        <OrdersPart learner={learner} />
        <PlansPart learner={learner} ask={setAsking} />
        <MailsPart learner={learner} ask={setAsking} />
        <DevicesPart learner={learner} ask={setAsking} />
        <HistoryPart learner={learner} />
        <ClosingPart learner={learner} ask={setAsking} />
      </HandsOff>
      {asking && (
        <LearnerDialog learner={learner} asking={asking} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}
