import { user } from "@theta/contract";
import type { ComponentProps } from "react";
import type * as z from "zod/mini";
import { useSettings } from "../../../lib/call/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { FormSheet } from "../form-sheet.tsx";
import type { NewPasswordFields } from "./new-password-fields.ts";
import { useAccountForm } from "../use-account-form.ts";

interface UpdatePasswordFormProps {
  schema: z.ZodMiniType<NewPasswordFields, NewPasswordFields>;
  send: (fields: NewPasswordFields) => Promise<void>;
  askCurrent?: boolean;
  /** Tells a password manager whose password this is. */
  email?: string;
}

export function UpdatePasswordForm({ schema, send, askCurrent, email }: UpdatePasswordFormProps) {
  const { field, onSubmit, busy, problem } = useAccountForm({
    route: user.updatePassword,
    schema,
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    send,
    keepAtForm: ["wrong-password", "current-password-required", "no-password-set"],
  });
  return (
    <>
      <FormSheet
        onSubmit={onSubmit}
        problem={problem}
        actions={
          <Button type="submit" size="lg" full busy={busy} busyLabel="Resetting...">
            Reset Password
          </Button>
        }
      >
        {email && (
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
        )}
        {askCurrent && <CurrentPassword {...field("currentPassword")} />}
        <PasswordField
          {...field("newPassword", "confirmPassword")}
          label="New Password"
          hint="At least 6 characters. Avoid common passwords, your name, and your email."
          autoComplete="new-password"
        />
        <PasswordField
          {...field("confirmPassword")}
          label="Confirm New Password"
          autoComplete="new-password"
        />
      </FormSheet>
      {!askCurrent && (
        <p className="text-ink-2">
          Know your password? <TextLink to="/login">Login here</TextLink>
        </p>
      )}
    </>
  );
}

type PasswordInput = Omit<ComponentProps<typeof PasswordField>, "label">;

function CurrentPassword(input: PasswordInput) {
  const { googleClientId } = useSettings();
  return (
    <PasswordField
      {...input}
      label="Current Password"
      hint={
        googleClientId &&
        'Never set one? Sign out, then choose "Forgot password?" on the sign-in page.'
      }
      autoComplete="current-password"
    />
  );
}
