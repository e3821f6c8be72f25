import type { StaffOrder, StaffOrderStep } from "@theta/contract/staff";
import { eventWords } from "../shared/event-words.ts";
import { When } from "../shared/when.tsx";

/** What happened to an order, as the audit log has it, newest first. */
export function OrderHistory({ history }: Pick<StaffOrder, "history">) {
  if (history.length === 0) return <p className="text-ink-2">Nothing so far.</p>;
  return (
    <ol className="border-t border-ink text-sm">
      {history.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { at, event, actor, note } }: { step: StaffOrderStep }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <span className="text-ink-muted">
        <When at={at} />
      </span>
      <span className="wrap-anywhere text-ink">
        <span className="font-strong">{eventWords(event)}</span>
        {actor && ` by ${actor}`}
        {note && <span className="block text-ink-2">{note}</span>}
      </span>
    </li>
  );
}
