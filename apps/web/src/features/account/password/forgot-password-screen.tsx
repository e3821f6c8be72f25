import { emailField, user } from "@theta/contract";
import * as z from "zod/mini";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { CODE_NOT_SENT } from "../failure-words.ts";
import { FormSheet } from "../form-sheet.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useSendResetCode } from "./use-send-reset-code.ts";

/** The contract's rule, with the specification's messages for this form. */
const ForgotPasswordFields = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: "Email is required", abort: true }),
    z.refine((email) => emailField.safeParse(email).success, "Please enter a valid email address"),
  ),
});

export function ForgotPasswordScreen() {
  const { field, onSubmit, busy, problem } = useAccountForm({
    route: user.sendResetCode,
    schema: ForgotPasswordFields,
    defaultValues: { email: "" },
    send: useSendResetCode(),
    failureToast: CODE_NOT_SENT,
  });
  return (
    <AccountFrame
      title="Forgot password"
      lead="Enter your email address, and we'll send you a code so you can choose a new password."
      sentence="Setting a new password takes a minute. You won't lose any progress."
    >
      <FormSheet
        onSubmit={onSubmit}
        problem={problem}
        actions={
          <Button type="submit" size="lg" full busy={busy} busyLabel="Sending the code…">
            Send code
          </Button>
        }
      >
        <TextField
          {...field("email")}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </FormSheet>
      <p className="text-ink-2">
        Remembered it? <TextLink to="/login">Sign in</TextLink>
      </p>
    </AccountFrame>
  );
}
