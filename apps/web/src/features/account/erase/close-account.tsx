import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CloseAccountForm } from "./close-account-form.tsx";

export function CloseAccount() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <p className="text-ink-2">Logging in within seven days undoes it. Then it is final.</p>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        // Once sent it cannot be called back by closing the dialog.
        onOpenChange={(next) => {
          if (!busy) setOpen(next);
        }}
        title="Delete your account?"
        description="You are signed out everywhere at once. After seven days your account and what it holds are erased, and that is final. Logging in before then undoes it."
      >
        <CloseAccountForm onBusy={setBusy} onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
