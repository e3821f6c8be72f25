import { useLearner } from "../../../lib/session/use-session.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { Purchase } from "./purchase.tsx";
import { useCheckoutDocument } from "./use-checkout-document.ts";

export function CheckoutScreen() {
  const isOwn = useCheckoutDocument();
  const learner = useLearner();
  return (
    <div className="page-width py-8">
      {isOwn && learner ? (
        <Purchase key={learner.userId} learner={learner} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
