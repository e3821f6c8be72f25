import type { Plan } from "@theta/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { LocalLearner } from "../../../lib/session/local-session.ts";
import type { OrderOutcome } from "../shared/confirm-order.ts";
import { onPendingDropped, type PendingOrder, readPending } from "../shared/pending-order.ts";
import { useConfirming } from "../shared/use-confirming.ts";
import { reportFault } from "../../../lib/call/report-fault.ts";
import { stateOfPurchase, THANK_YOU_PATH } from "../thank-you/thank-you-place.ts";
import { buy } from "./buy.ts";
import type { OpenDialog } from "./open-dialog.ts";
import type { Razorpay } from "./razorpay.ts";
import { firstStage, type Stage } from "./stage.ts";

/** One purchase, from the first press to the server's final answer. */
export function useCheckout(learner: LocalLearner, onOtherPrice: () => void) {
  const { userId } = learner;
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>(() => firstStage(readPending(userId)));
  const dialog = useRef<OpenDialog | null>(null);
  const isBuying = useRef(false);

  function settle(outcome: OrderOutcome) {
    switch (outcome.state) {
      case "bought":
        return void navigate(THANK_YOU_PATH, {
          replace: true,
          state: stateOfPurchase(outcome.bought),
        });
      case "not-paid":
        return setStage(afterLooking(stage));
      case "unknown":
        // Nothing had told us that it was paid.
        if (stage.at === "looking") return setStage(afterLooking(stage));
        return setStage({ at: "ended", how: "unknown", why: outcome.why });
      case "in-review":
      case "refunded":
        return setStage({ at: "ended", how: outcome.state, why: outcome.why });
    }
  }

  const order = stage.at === "looking" || stage.at === "confirming" ? stage.order : null;
  const { delay, askNow } = useConfirming(userId, order, settle);
  // We can't find out what happened to it, and it may never have been paid. The server asks again before a
  // new order.
  if (stage.at === "looking" && delay === "unreachable")
    setStage({ at: "ready", note: stage.note && { about: "unsure" } });
  if (stage.at === "looking" && delay === "confirming") setStage({ ...stage, at: "confirming" });

  // Another window has learned what happened to an order, so this one asks, too, whatever it's doing.
  const follow = useEffectEvent((dropped: PendingOrder) => {
    dialog.current?.close();
    setStage({ at: "looking", order: dropped, note: null });
  });
  useEffect(() => onPendingDropped(userId, follow), [userId]);
  useEffect(() => () => dialog.current?.close(), []);

  async function pay(Razorpay: Razorpay, plan: Plan) {
    // The button only knows about the first press after the next render.
    if (isBuying.current) return;
    isBuying.current = true;
    try {
      const keepDialog = (opened: OpenDialog) => (dialog.current = opened);
      for await (const next of buy({ Razorpay, plan, learner, keepDialog })) {
        setStage(next);
        if (next.at === "ready" && next.note?.about === "price") onOtherPrice();
      }
    } catch (error) {
      setStage({ at: "ready", note: { about: "refused", why: "" } });
      void reportFault(error, location.pathname);
    } finally {
      isBuying.current = false;
      dialog.current = null;
    }
  }

  return { stage, delay, askNow, pay };
}

function afterLooking(stage: Stage): Stage {
  if (stage.at === "looking") return { at: "ready", note: stage.note };
  return { at: "ready", note: { about: "not-paid" } };
}
