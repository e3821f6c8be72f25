import type { StaffLearner } from "@theta/contract/staff";
import type { ReactNode } from "react";
import { Button } from "../../src/ui/button.tsx";
import { useMay } from "../access/use-self.ts";
import { When } from "../shared/when.tsx";
import type { PartProps } from "./asking.ts";
import { LearnerPart } from "./learner-part.tsx";

/** Who it is, and the account's own life: closing, keeping, erasing. */
export function AccountPart({ learner, ask }: PartProps) {
  const { account } = learner;
  return (
    <LearnerPart id="account" title="Account">
      <dl className="grid gap-x-8 border-t border-ink sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1.5fr]">
        <Fact name="Phone">{account.phone || "None"}</Fact>
        <Fact name="Joined">
          <When at={account.joinedAt} />
        </Fact>
        <Fact name="Signs in with">{waysIn(account)}</Fact>
        <Fact name="ID">
          <code className="text-sm">{learner.learnerId}</code>
        </Fact>
      </dl>
      <AccountActions learner={learner} ask={ask} />
    </LearnerPart>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function waysIn({ hasPassword, hasGoogle }: StaffLearner["account"]): string {
  const ways = [hasPassword && "a password", hasGoogle && "Google"].filter(Boolean);
  return ways.length === 0 ? "Nothing yet" : ways.join(" and ").replace(/^a/, "A");
}

function AccountActions({ learner, ask }: PartProps) {
  const mayAct = useMay("learners.act");
  const mayErase = useMay("learners.erase");
  const { isStaff, deletionDueAt } = learner.account;
  if (isStaff)
    return (
      <p className="text-ink-2">
        This account belongs to the team, so it can't be closed or deleted here. An owner can remove
        its role first.
      </p>
    );
  return (
    <div className="flex flex-wrap gap-3">
      {mayAct &&
        (deletionDueAt === null ? (
          <Button variant="outline" size="sm" onClick={() => ask({ what: "close-account" })}>
            Close the account
          </Button>
        ) : (
          <Button variant="outline" size="sm" onClick={() => ask({ what: "keep-account" })}>
            Keep the account
          </Button>
        ))}
      {mayErase && (
        <Button variant="outline" size="sm" onClick={() => ask({ what: "erase" })}>
          Delete it now
        </Button>
      )}
    </div>
  );
}
