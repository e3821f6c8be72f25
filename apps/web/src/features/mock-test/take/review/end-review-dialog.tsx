import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";

interface EndReviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onEnd: () => void;
  section: string;
}

export function EndReviewDialog({ isOpen, onClose, onEnd, section }: EndReviewDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="End the section review?"
      description={`You won't be able to return to ${section}. Your answers stay as they are now.`}
      confirmLabel="Yes, end it"
      cancelLabel="No, keep reviewing"
      onConfirm={() => {
        onClose();
        onEnd();
      }}
    />
  );
}
