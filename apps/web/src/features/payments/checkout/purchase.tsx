import type { LocalLearner } from "../../../lib/session/local-session.ts";
import { useSubscriptionsQuery } from "../shared/payment-data.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSheet } from "./checkout-sheet.tsx";
import { ChoosePlan } from "./choose-plan.tsx";
import { ConfirmingPayment } from "./confirming-payment.tsx";
import { PayPart } from "./pay-part.tsx";
import { PaymentEnded } from "./payment-ended.tsx";
import { useCheckout } from "./use-checkout.ts";
import { usePlanOfPlace } from "./use-plan-of-place.ts";

/** What's being bought, how to pay, and what happens to the payment. */
export function Purchase({ learner }: { learner: LocalLearner }) {
  const { place, lookAgain } = usePlanOfPlace();
  const { stage, delay, askNow, pay } = useCheckout(learner, lookAgain);
  const { data: bought } = useSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (stage.at === "confirming")
    return <ConfirmingPayment planName={stage.order.planName} delay={delay} onAskNow={askNow} />;
  if (stage.at === "ended") return <PaymentEnded {...stage} />;
  switch (place.state) {
    case "loading":
      return <CheckoutSkeleton />;
    case "failed":
      return (
        <>
          <PageTitle>Checkout</PageTitle>
          <FailedState
            title="We couldn't load this plan."
            onRetry={place.retry}
            retrying={place.isRetrying}
          >
            You weren't charged.
          </FailedState>
        </>
      );
    case "none":
      return <ChoosePlan />;
    case "found":
      return (
        <CheckoutSheet plan={place.plan} bought={bought}>
          <PayPart
            plan={place.plan}
            stage={stage}
            onPay={(Razorpay) => void pay(Razorpay, place.plan)}
          />
        </CheckoutSheet>
      );
  }
}
