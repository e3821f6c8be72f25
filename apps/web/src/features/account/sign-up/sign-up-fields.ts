import { emailField, nameField, passwordField, phoneText } from "@theta/contract";
import * as z from "zod/mini";

const Fields = z.object({
  name: nameField,
  phone: phoneText,
  email: emailField,
  password: passwordField,
  confirmPassword: z.string().check(z.minLength(1, "Confirm password is required")),
  terms: z
    .boolean()
    .check(z.refine((accepted) => accepted, "You must accept the terms and conditions")),
});

const SamePassword = z.object({ password: z.string(), confirmPassword: z.string() }).check(
  z.refine((form) => form.confirmPassword === "" || form.confirmPassword === form.password, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  }),
);

/**
 * The sign-up form's fields: the contract's, plus two that never leave the browser. It's an intersection
 * because a check on the object itself is skipped as soon as one field is invalid.
 */
export const SignUpFields = z.intersection(Fields, SamePassword);
export type SignUpFields = z.output<typeof SignUpFields>;
