import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CloseAccountForm } from "./close-account-form.tsx";

export function CloseAccount() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <p className="text-ink-2">
        You can undo it for seven days by signing in. After that, it's final.
      </p>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        // Once sent, closing the dialog can't cancel the request.
        onOpenChange={(next) => {
          if (!busy) setOpen(next);
        }}
        title="Delete your account?"
        description="We'll sign you out everywhere now. In seven days, we'll delete your details, tests, and messages for good. To undo this, sign in before then."
      >
        <CloseAccountForm onBusy={setBusy} onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
