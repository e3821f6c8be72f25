import type { MockCard, MockLock } from "@theta/contract";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { lockWords } from "./mock-lock.ts";

interface LockDialogProps {
  lock: MockLock;
  kind: MockCard["kind"];
  open: boolean;
  onClose: () => void;
}

/** Says why a mock is locked and leads to what would unlock it. */
export function LockDialog({ lock, kind, open, onClose }: LockDialogProps) {
  const { title, text, action } = lockWords(lock, kind);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <ButtonLink to="/PlanAndPricing">{action}</ButtonLink>
        </>
      }
    />
  );
}
