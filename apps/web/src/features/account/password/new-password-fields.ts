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

/** With the token from a verified code, only the new password is needed. */
export const NewPasswordFields = z.intersection(
  z.object({ currentPassword: z.string(), ...chosen }),
  SamePassword,
);
export type NewPasswordFields = z.output<typeof NewPasswordFields>;

/** Without a token, the person at a signed-in device must also know the current password. */
export const ChangePasswordFields = z.intersection(
  z.object({
    currentPassword: z.string().check(z.minLength(1, "Current password is required")),
    ...chosen,
  }),
  SamePassword,
);
