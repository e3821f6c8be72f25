import { newPasswordField } from "@theta/contract";
import * as z from "zod/mini";

const chosen = {
  newPassword: newPasswordField,
  confirmPassword: z.string().check(z.minLength(1, "Please confirm your password")),
};

const SamePassword = z.object({ newPassword: z.string(), confirmPassword: z.string() }).check(
  z.refine((form) => form.confirmPassword === "" || form.confirmPassword === form.newPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  }),
);

/** With the token of a verified code, the new password is all that is asked. */
export const NewPasswordFields = z.intersection(
  z.object({ currentPassword: z.string(), ...chosen }),
  SamePassword,
);
export type NewPasswordFields = z.output<typeof NewPasswordFields>;

/** Without it, whoever sits at a signed-in device also shows that they know the current one. */
export const ChangePasswordFields = z.intersection(
  z.object({
    currentPassword: z.string().check(z.minLength(1, "Current password is required")),
    ...chosen,
  }),
  SamePassword,
);
