import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { useOnReturn } from "../../../lib/page/use-on-return.ts";
import { type Confirming, confirmOrder, type Delay, type OrderOutcome } from "./confirm-order.ts";
import { forgetSubscriptions } from "./payment-data.ts";
import type { PendingOrder } from "./pending-order.ts";
import { settlePending } from "./settle-pending.ts";

/**
 * Asks about an order for as long as there is one, and reports the outcome. `delay`: why it isn't known yet;
 * null before the first answer.
 */
export function useConfirming(
  learnerId: string,
  order: PendingOrder | null,
  onOutcome: (outcome: OrderOutcome, order: PendingOrder) => void,
): { delay: Delay | null; askNow: () => void } {
  const dispatch = useDispatch();
  const [delay, setDelay] = useState<{ of: PendingOrder; why: Delay } | null>(null);
  const running = useRef<Confirming | null>(null);
  const hear = useEffectEvent((outcome: OrderOutcome, asked: PendingOrder) => {
    settlePending(learnerId, asked, outcome);
    if (outcome.state === "bought" || outcome.state === "refunded") forgetSubscriptions(dispatch);
    onOutcome(outcome, asked);
  });

  useEffect(() => {
    if (!order) return undefined;
    const confirming = confirmOrder(learnerId, order, (why) => setDelay({ of: order, why }));
    running.current = confirming;
    void confirming.outcome.then((outcome) => hear(outcome, order));
    return () => confirming.stop();
  }, [learnerId, order]);

  const askNow = () => running.current?.askNow();
  useOnReturn(askNow);
  return { delay: delay !== null && delay.of === order ? delay.why : null, askNow };
}
