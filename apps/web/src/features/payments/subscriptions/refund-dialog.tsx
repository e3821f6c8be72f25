import type { PastOrder } from "@theta/contract";
import { money } from "../shared/money.ts";
import { useRequestRefundMutation } from "../shared/payment-data.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { REFUND_WORKING_DAYS } from "./refund-words.ts";

interface RefundDialogProps {
  order: PastOrder;
  open: boolean;
  onClose: () => void;
}

/** Says what a refund does before it is done. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const [request, { isLoading }] = useRequestRefundMutation();
  const { orderId, planName, amount, currency } = order;
  const sum = money(amount, currency);

  async function refund() {
    try {
      await request({ orderId }).unwrap();
      toast.success(`${sum} is on its way back.`);
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
      description={`The plan ends at once, and what it opened closes; another plan that you have goes on. ${sum} goes back to what you paid with, which may take a bank up to ${REFUND_WORKING_DAYS} working days. This cannot be undone.`}
      cancelLabel="Keep the plan"
      confirmLabel={`Refund ${sum}`}
      busy={isLoading}
      busyLabel="Requesting…"
      onConfirm={() => void refund()}
    />
  );
}
