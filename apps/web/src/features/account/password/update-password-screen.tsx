import { useLocation } from "react-router";
import { useLearner } from "../../../lib/session/use-session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { NewPasswordFields, ChangePasswordFields } from "./new-password-fields.ts";
import { readResetToken } from "../code/navigation-state.ts";
import { UpdatePasswordForm } from "./update-password-form.tsx";
import { useChangePassword } from "./use-change-password.ts";
import { useResetPassword } from "./use-reset-password.ts";

const SENTENCE = "Only your password changes. You won't lose any progress.";

export function UpdatePasswordScreen() {
  const token = readResetToken(useLocation().state);
  const learner = useLearner();
  if (token) return <ResetPassword token={token} />;
  return learner ? <ChangePassword email={learner.email} /> : <NoToken />;
}

function ResetPassword({ token }: { token: string }) {
  const send = useResetPassword(token);
  return (
    <AccountFrame
      title="Choose a new password"
      lead="It replaces the old one right away. You'll need to sign in again on every device."
      sentence={SENTENCE}
    >
      <UpdatePasswordForm schema={NewPasswordFields} send={send} />
    </AccountFrame>
  );
}

function ChangePassword({ email }: { email: string }) {
  const send = useChangePassword();
  return (
    <AccountFrame
      title="Change your password"
      lead="Afterward, you'll need to sign in again on every device, including this one."
      sentence={SENTENCE}
    >
      <UpdatePasswordForm schema={ChangePasswordFields} send={send} askCurrent email={email} />
    </AccountFrame>
  );
}

/** Someone typed the address: a new password needs a code first. */
function NoToken() {
  return (
    <AccountFrame
      title="First, get a code"
      lead="To choose a new password, get a code by email, or sign in."
      sentence={SENTENCE}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/forgot-password">Get a code</ButtonLink>
        <ButtonLink to="/login" variant="outline">
          Sign in
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
