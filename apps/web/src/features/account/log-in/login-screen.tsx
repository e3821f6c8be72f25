import { emailField, user } from "@theta/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { OtherWays } from "../ways-in/other-ways.tsx";
import { readLoginState } from "../code/navigation-state.ts";
import { useAccountForm } from "../use-account-form.ts";
import { useLogin } from "./use-login.ts";

const LoginFields = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, "Password is required")),
});

const BACK_HERE = "Your answers and scores are right where you left them.";
const NEW_HERE = "One more step, and you're in.";

export function LoginScreen() {
  const { notice, email = "" } = readLoginState(useLocation().state);
  const { field, focus, onSubmit, busy, problem } = useAccountForm({
    route: user.login,
    schema: LoginFields,
    defaultValues: { email, password: "" },
    send: useLogin(),
    keepAtForm: ["wrong-credentials"],
  });
  // The email came with the sign-up, so only the password is left.
  useEffect(() => {
    if (email) focus("password");
  }, [email, focus]);
  return (
    <AccountFrame title="Sign in" sentence={email ? NEW_HERE : BACK_HERE}>
      {notice && <Notice tone="note">{notice}</Notice>}
      <FormSheet
        onSubmit={onSubmit}
        problem={problem}
        actions={
          <Button type="submit" size="lg" full busy={busy} busyLabel="Signing in…">
            Sign in
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
        <PasswordField
          {...field("password")}
          label="Password"
          autoComplete="current-password"
          aside={
            <TextLink to="/forgot-password" className="text-sm">
              Forgot password?
            </TextLink>
          }
        />
      </FormSheet>
      <OtherWays />
      <p className="text-ink-2">
        New to Theta? <TextLink to="/signup">Create an account</TextLink>
      </p>
    </AccountFrame>
  );
}
