import { type PastOrder, REFUND_BUSINESS_DAYS } from "@theta/contract";
import { money } from "../shared/money.ts";
import { useRequestRefundMutation } from "../shared/payment-data.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";

interface RefundDialogProps {
  order: PastOrder;
  open: boolean;
  onClose: () => void;
}

/** Explains what a refund does before it happens. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const [request, { isLoading }] = useRequestRefundMutation();
  const { orderId, planName, amount, currency } = order;
  const sum = money(amount, currency);

  async function refund() {
    try {
      await request({ orderId }).unwrap();
      toast.success(`${sum} is on its way back to you.`);
    } catch (error) {
      showFailure(error);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={`Refund ${planName}?`}
      description={`This plan ends right away, and you lose everything in it. Any other plan you have stays active. ${sum} goes back to the card or account you paid with; it may take up to ${REFUND_BUSINESS_DAYS} business days to show up. You can't undo this.`}
      cancelLabel="Keep my plan"
      confirmLabel={`Refund ${sum}`}
      busy={isLoading}
      busyLabel="Requesting…"
      onConfirm={() => void refund()}
    />
  );
}
