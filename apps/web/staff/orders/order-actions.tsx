import type { StaffOrder } from "@theta/contract/staff";
import { useState } from "react";
import { money } from "../../src/features/payments/shared/money.ts";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { Button } from "../../src/ui/button.tsx";
import { toast } from "../../src/ui/overlay/toast.ts";
import { useMay } from "../access/use-self.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { DENIAL_WORDS, SETTLEMENT_WORDS } from "./order-words.ts";
import { useCheckOrderMutation, useRefundOrderMutation } from "./orders-data.ts";

/** What may be done to the whole order. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const mayResolve = useMay("orders.resolve");
  const mayRefund = useMay("orders.refund");
  const [isRefunding, setRefunding] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      {mayResolve && <CheckAgain orderId={order.orderId} />}
      {mayRefund && order.refundDenial === null && (
        <Button variant="outline" onClick={() => setRefunding(true)}>
          {order.refund ? "Try the refund again" : "Refund"}
        </Button>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </div>
  );
}

function CheckAgain({ orderId }: { orderId: string }) {
  const [check, { isLoading }] = useCheckOrderMutation();
  async function ask() {
    try {
      const { result } = await check({ orderId }).unwrap();
      toast.success(SETTLEMENT_WORDS[result.settlement]);
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <Button variant="outline" busy={isLoading} busyLabel="Asking…" onClick={() => void ask()}>
      Check again
    </Button>
  );
}

function RefundDialog({ order: latest, onClose }: { order: StaffOrder; onClose: () => void }) {
  // As it was when the dialog opened: what a colleague does meanwhile doesn't change what's asked here.
  const [order] = useState(latest);
  const { orderId, receipt, planName, learner, refund } = order;
  const [refundOrder] = useRefundOrderMutation();
  const sum = money(order.amount, order.currency);
  async function giveBack(reason: string) {
    const { result } = await refundOrder({ orderId, receipt, reason }).unwrap();
    if (result.status === "failed") {
      toast.error("The provider didn't take the refund. The order says why.");
    } else if (result.status === "requested") {
      toast.info("The provider hasn't confirmed the refund yet. We'll keep asking.");
    } else {
      toast.success(`${sum} is on its way back.`);
    }
  }
  return (
    <ReasonDialog
      title={refund ? `Try to refund ${planName} again?` : `Refund ${planName}?`}
      description={
        learner
          ? `${sum} goes back to ${learner.name}. The plan and its mentor sessions end right away, whatever they have used. We email them.`
          : `${sum} goes back to whoever paid. Their account was erased, so there's no plan to end and nobody to email.`
      }
      confirmLabel={`Refund ${sum}`}
      typed={receipt}
      over={
        latest.refundDenial === null
          ? undefined
          : `${DENIAL_WORDS[latest.refundDenial]} Nothing more was done.`
      }
      onConfirm={giveBack}
      onClose={onClose}
    />
  );
}
