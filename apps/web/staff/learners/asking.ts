import type { StaffLearner } from "@theta/contract/staff";

export type LearnerDevice = StaffLearner["sessions"][number];
export type LearnerPlan = StaffLearner["plans"][number];
export type LearnerMail = StaffLearner["mails"][number];

/** What somebody is about to do to a learner; a dialog asks for the reason. */
export type Asking =
  | { what: "end-sessions"; device: LearnerDevice | null }
  | { what: "resend-mail"; mail: LearnerMail }
  | { what: "grant-plan" }
  | { what: "extend-plan" | "revoke-plan"; plan: LearnerPlan }
  | { what: "close-account" | "keep-account" | "erase" };

export interface PartProps {
  learner: StaffLearner;
  ask: (asking: Asking) => void;
}
