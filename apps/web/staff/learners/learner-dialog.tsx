import type { StaffLearner } from "@theta/contract/staff";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../src/ui/overlay/toast.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import type { Asking, LearnerDevice, LearnerMail } from "./asking.ts";
import {
  useCloseLearnerAccountMutation,
  useEndLearnerSessionsMutation,
  useEraseLearnerMutation,
  useKeepLearnerAccountMutation,
  useResendLearnerMailMutation,
} from "./learners-data.ts";
import { ExtendPlanDialog, GrantPlanDialog, RevokePlanDialog } from "./plan-dialogs.tsx";

interface Props {
  learner: StaffLearner;
  onClose: () => void;
}

/** Asks why, and does it. */
export function LearnerDialog({ asking, ...props }: Props & { asking: Asking }) {
  switch (asking.what) {
    case "end-sessions":
      return <EndSessionsDialog {...props} device={asking.device} />;
    case "resend-mail":
      return <ResendDialog {...props} mail={asking.mail} />;
    case "grant-plan":
      return <GrantPlanDialog {...props} />;
    case "extend-plan":
      return <ExtendPlanDialog {...props} plan={asking.plan} />;
    case "revoke-plan":
      return <RevokePlanDialog {...props} plan={asking.plan} />;
    case "close-account":
      return <CloseDialog {...props} />;
    case "keep-account":
      return <KeepDialog {...props} />;
    case "erase":
      return <EraseDialog {...props} />;
  }
}

function EndSessionsDialog({ learner, device, onClose }: Props & { device: LearnerDevice | null }) {
  const [end] = useEndLearnerSessionsMutation();
  const { learnerId, account } = learner;
  return (
    <ReasonDialog
      title={device ? `Sign out ${device.device}?` : `Sign ${account.name} out everywhere?`}
      description="What they're doing there stops at once. They can sign in again."
      confirmLabel={device ? "Sign out" : "Sign out everywhere"}
      onConfirm={(reason) =>
        end({ learnerId, reason, ...(device && { sessionId: device.sessionId }) }).unwrap()
      }
      onClose={onClose}
    />
  );
}

function ResendDialog({ learner, mail, onClose }: Props & { mail: LearnerMail }) {
  const [resend] = useResendLearnerMailMutation();
  // The same if it's sent again after a lost reply.
  const [askId] = useState(() => crypto.randomUUID());
  const { learnerId, account } = learner;
  return (
    <ReasonDialog
      title="Send this email again?"
      description={`"${mail.subject}" goes to ${account.email} as it was.`}
      confirmLabel="Send again"
      onConfirm={(reason) =>
        resend({ learnerId, reason, mailId: mail.mailId, askId })
          .unwrap()
          .then(() => toast.success("The email is on its way."))
      }
      onClose={onClose}
    />
  );
}

function CloseDialog({ learner, onClose }: Props) {
  const [close] = useCloseLearnerAccountMutation();
  const { learnerId, account } = learner;
  return (
    <ReasonDialog
      title={`Close ${account.name}'s account?`}
      description="They're signed out everywhere, and in seven days everything is deleted. We tell them by email. Signing in before then keeps the account."
      confirmLabel="Close the account"
      onConfirm={(reason) => close({ learnerId, reason }).unwrap()}
      onClose={onClose}
    />
  );
}

function KeepDialog({ learner, onClose }: Props) {
  const [keep] = useKeepLearnerAccountMutation();
  const { learnerId, account } = learner;
  return (
    <ReasonDialog
      title={`Keep ${account.name}'s account?`}
      description="It won't be deleted, and they can sign in as before. We tell them by email."
      confirmLabel="Keep the account"
      onConfirm={(reason) => keep({ learnerId, reason }).unwrap()}
      onClose={onClose}
    />
  );
}

function EraseDialog({ learner, onClose }: Props) {
  const [erase] = useEraseLearnerMutation();
  const navigate = useNavigate();
  const { learnerId, account } = learner;
  const { email } = account;
  return (
    <ReasonDialog
      title={`Delete ${account.name}'s account now?`}
      description="Their name, address, tests, and messages are gone at once and for good. Orders stay in the books without a name. Nobody can undo this, and they aren't told."
      confirmLabel="Delete for good"
      typed={email}
      onConfirm={async (reason) => {
        await erase({ learnerId, email, reason }).unwrap();
        toast.success("The account is deleted.");
        await navigate("/staff/learners", { replace: true });
      }}
      onClose={onClose}
    />
  );
}
