import { user } from "@theta/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { examPlaceOf } from "../../../lib/page/exam-place.ts";
import { rememberPlace } from "../../../lib/session/return-place.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { GoogleChoice } from "../google/google-choice.tsx";
import { readEmail } from "../code/passing-state.ts";
import { SignUpFields } from "./sign-up-fields.ts";
import { TermsLabel } from "./terms-label.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useSendRegistrationOtp } from "./use-send-registration-otp.ts";

export function SignupScreen() {
  const { state, search } = useLocation();
  const email = readEmail(state);
  useEffect(() => {
    const place = examPlaceOf(search, state);
    if (place) rememberPlace(place);
  }, [search, state]);
  const { field, onSubmit, busy, problem } = useAccountForm({
    route: user.sendRegistrationOtp,
    schema: SignUpFields,
    defaultValues: { name: "", phone: "", email, password: "", confirmPassword: "", terms: false },
    send: useSendRegistrationOtp(),
  });
  return (
    <AccountFrame
      title="Create your account"
      lead="It opens every free quiz. First we send a code to your e-mail."
      sentence="Every question you answer narrows the band around your estimate."
    >
      <FormSheet
        onSubmit={onSubmit}
        problem={problem}
        actions={
          <Button type="submit" size="lg" full busy={busy} busyLabel="Sending the code…">
            Sign up
          </Button>
        }
      >
        <TextField {...field("name")} label="Name" autoComplete="name" />
        <TextField
          {...field("phone")}
          label="Phone number"
          hint="Digits only, the country code first."
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
        <TextField
          {...field("email")}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PasswordField
          {...field("password", "confirmPassword")}
          label="Password"
          hint="At least 6 characters. Not a common one, and not your name or e-mail."
          autoComplete="new-password"
        />
        <PasswordField
          {...field("confirmPassword")}
          label="Confirm password"
          autoComplete="new-password"
        />
        <Checkbox {...field("terms")} label={<TermsLabel />} />
      </FormSheet>
      <GoogleChoice />
      <p className="text-ink-2">
        Already have an account? <TextLink to="/login">Log in</TextLink>
      </p>
    </AccountFrame>
  );
}
