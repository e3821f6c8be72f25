import { user } from "@theta/contract";
import { useEffect } from "react";
import * as z from "zod/mini";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

const CloseAccountFields = z.object({
  password: z.string().check(z.minLength(1, "Password is required")),
});

interface CloseAccountFormProps {
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
}

/** Asks for the password again, so that an unlocked laptop isn't enough to lose an account. */
export function CloseAccountForm({ onBusy, onCancel }: CloseAccountFormProps) {
  const deleteAccount = useDeleteAccount();
  const { field, focus, onSubmit, busy, problem } = useAccountForm({
    route: user.deleteAccount,
    schema: CloseAccountFields,
    defaultValues: { password: "" },
    keepAtForm: ["wrong-password", "no-password-set"],
    async send(fields) {
      onBusy(true);
      await deleteAccount(fields).finally(() => onBusy(false));
    },
  });
  useEffect(() => focus("password"), [focus]);
  return (
    <FormSheet
      onSubmit={onSubmit}
      problem={problem}
      actions={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Deleting…">
            Delete account
          </Button>
        </div>
      }
    >
      <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
    </FormSheet>
  );
}
