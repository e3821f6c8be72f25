import type { StaffOrder } from "@theta/contract/staff";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../../src/ui/button.tsx";
import { useMay } from "../access/use-self.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { adviceOn, flagSentence } from "./flag-advice.ts";
import { useResolveFlagMutation } from "./orders-data.ts";

/** What was noted on an order, what to do about it, and a way to say that it's done. */
export function FlagPanel({ order: { orderId, flag, receipt } }: { order: StaffOrder }) {
  const mayResolve = useMay("orders.resolve");
  const [asked, setAsked] = useState<string | null>(null);
  const [resolve] = useResolveFlagMutation();
  return (
    <>
      {flag !== null && (
        <section
          aria-labelledby="flag-title"
          className="flex flex-col items-start gap-3 rounded-md border-l-(length:--tick) border-caution bg-caution-soft px-5 py-4"
        >
          <h2 id="flag-title" className="flex items-center gap-2 font-strong text-ink">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-caution" />
            This order needs attention
          </h2>
          <p className="font-strong wrap-anywhere text-ink">{flagSentence(flag)}</p>
          {adviceOn(flag).map((advice) => (
            <p key={advice} className="max-w-measure text-ink">
              {advice}
            </p>
          ))}
          {mayResolve && (
            <Button variant="outline" size="sm" onClick={() => setAsked(flag)}>
              Mark as resolved
            </Button>
          )}
        </section>
      )}
      {asked !== null && (
        <ReasonDialog
          title="Mark as resolved?"
          description={`"${flagSentence(asked)}" is taken off order ${receipt} and isn't noted on it again. It stays in the audit log.`}
          confirmLabel="Mark as resolved"
          onConfirm={(reason) => resolve({ orderId, flag: asked, reason }).unwrap()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
