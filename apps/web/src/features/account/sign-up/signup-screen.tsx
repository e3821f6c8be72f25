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
import { OtherWays } from "../ways-in/other-ways.tsx";
import { readEmail } from "../code/navigation-state.ts";
import { usePlanToBuy } from "./plan-to-buy.ts";
import { SignUpFields } from "./sign-up-fields.ts";
import { TermsLabel } from "./terms-label.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useSendRegistrationCode } from "./use-send-registration-code.ts";

export function SignupScreen() {
  const { state, search } = useLocation();
  const email = readEmail(state);
  const plan = usePlanToBuy();
  useEffect(() => {
    const place = examPlaceOf(search, state);
    if (place) rememberPlace(place);
  }, [search, state]);
  const { field, onSubmit, busy, problem } = useAccountForm({
    route: user.sendRegistrationCode,
    schema: SignUpFields,
    defaultValues: { name: "", phone: "", email, password: "", confirmPassword: "", terms: false },
    send: useSendRegistrationCode(),
  });
  return (
    <AccountFrame
      title={plan ? `${plan.name}, $${plan.price}` : "Create your account"}
      lead={
        plan
          ? "Create your account, and you'll come right back to check out. We'll email you a code to confirm your address."
          : "It's free, and every quiz is included. We'll email you a code to confirm your address."
      }
      sentence="Every answer tells you a little more about where you stand."
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
        <SignUpInputs field={field} />
      </FormSheet>
      <OtherWays />
      <p className="text-ink-2">
        Already have an account? <TextLink to="/login">Sign in</TextLink>
      </p>
    </AccountFrame>
  );
}

type SignUpForm = ReturnType<typeof useAccountForm<SignUpFields, typeof user.sendRegistrationCode>>;

function SignUpInputs({ field }: Pick<SignUpForm, "field">) {
  return (
    <>
      <TextField {...field("name")} label="Name" autoComplete="name" />
      <TextField
        {...field("phone")}
        label="Phone number"
        hint="With its country code, such as +91 98765 43210."
        type="tel"
        inputMode="tel"
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
        hint="At least 6 characters. Avoid common passwords, your name, and your email."
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
      />
      <Checkbox {...field("terms")} label={<TermsLabel />} />
    </>
  );
}
