import type { StaffPermission, StaffSelf } from "@theta/contract/staff";
import type { ReactNode } from "react";
import { Notice } from "../../src/ui/notice.tsx";
import { SelfContext, useSelf } from "./use-self.ts";

/** What changes something of a learner's. The server's own rule is in its act-on.ts. */
const ACTS: readonly StaffPermission[] = [
  "learners.act",
  "learners.erase",
  "plans.grant",
  "orders.refund",
  "orders.resolve",
];

interface HandsOffProps {
  /** Whom the page is about; null if they're gone. */
  learner: { learnerId: string; isStaff?: boolean } | null;
  children: ReactNode;
}

/** A page about a learner that offers nothing to somebody whom the server would refuse it, and says why. */
export function HandsOff({ learner, children }: HandsOffProps) {
  const self = useSelf();
  const why = learner && refusalWords(self, learner);
  if (!why) return children;
  const permissions = self.permissions.filter((permission) => !ACTS.includes(permission));
  return (
    <SelfContext value={{ ...self, permissions }}>
      <Notice tone="note">{why}</Notice>
      {children}
    </SelfContext>
  );
}

function refusalWords(
  { learnerId, role }: StaffSelf,
  learner: { learnerId: string; isStaff?: boolean },
): string | null {
  if (learner.learnerId === learnerId)
    return "This is your own account, so only a colleague can change anything here.";
  if (learner.isStaff && role !== "owner")
    return "This account belongs to somebody on the team, so only an owner can change anything here.";
  return null;
}
