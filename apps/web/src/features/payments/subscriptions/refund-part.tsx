import type { PastOrder } from "@theta/contract";
import { useState } from "react";
import { momentOf } from "../shared/days.ts";
import { useSettings } from "../../../lib/call/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { PlainLink } from "../../../ui/text-link.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { denialWords, refundWords } from "./refund-words.ts";

/** How to get a refund, why there's none, or where the money is. */
export function RefundPart({ order }: { order: PastOrder }) {
  const { supportEmail } = useSettings();
  const [open, setOpen] = useState(false);
  const { refund, refundDenial, refundableUntil, planName } = order;
  if (refund)
    return (
      <p className="text-sm text-ink-2">
        {refundWords(refund)}{" "}
        {refund.status === "failed" && (
          <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>
        )}
      </p>
    );
  if (refundableUntil === null) {
    const why = refundDenial && denialWords(refundDenial, supportEmail);
    return why && <p className="text-sm text-ink-muted">{why}</p>;
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Request a refund of ${planName}`}
        onClick={() => setOpen(true)}
      >
        Request a refund
      </Button>
      <p className="text-sm text-ink-muted">
        Available until {momentOf(refundableUntil)}, as long as you haven't started a mock test.
      </p>
      <RefundDialog order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
