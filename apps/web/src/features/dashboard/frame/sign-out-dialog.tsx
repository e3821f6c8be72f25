import type { ComponentProps } from "react";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";

type Asking = "open" | "onOpenChange" | "onConfirm" | "busy" | "focusIfGone";

/** Asks before a sign-out that would lose an answer on its way to the server. */
export function SignOutDialog(props: Pick<ComponentProps<typeof ConfirmDialog>, Asking>) {
  return (
    <ConfirmDialog
      {...props}
      title="Sign out now?"
      description="A test has an answer that we don't have yet. If you sign out now, it's lost. To keep it, go back to the test and wait until it's saved."
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
      busyLabel="Signing out…"
    />
  );
}
