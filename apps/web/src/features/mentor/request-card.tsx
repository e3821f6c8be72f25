import type { MentorRequest } from "@theta/contract";
import { useState } from "react";
import { useSettings } from "../../lib/call/settings.ts";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { PlainLink } from "../../ui/text-link.tsx";
import { momentOf } from "./local-times.ts";
import { useCancelRequestMutation } from "./mentor-data.ts";

const STATES: Record<MentorRequest["status"], [BadgeTone, string]> = {
  requested: ["plain", "Requested"],
  confirmed: ["soft", "Confirmed"],
  done: ["soft", "Done"],
  cancelled: ["plain", "Canceled"],
};

interface RequestCardProps {
  request: MentorRequest;
  onChange: () => void;
}

/** Where a request stands and what can still be done about it. */
export function RequestCard({ request, onChange }: RequestCardProps) {
  const { topic, message, status, times } = request;
  const [tone, words] = STATES[status];
  return (
    <section aria-label={topic} className="flex flex-col gap-4">
      <SectionHeading ruled aside={<Badge tone={tone}>{words}</Badge>}>
        {topic}
      </SectionHeading>
      <p className="max-w-measure text-ink-2">
        <RequestStatus request={request} />
      </p>
      {status === "requested" && (
        <ol className="flex flex-col gap-1 numerals">
          {times.map((time, k) => (
            <li key={time}>
              {k + 1}. {momentOf(time)}
            </li>
          ))}
        </ol>
      )}
      {message && (
        <p className="max-w-measure border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-wrap text-ink-2">
          {message}
        </p>
      )}
      {status === "requested" && <Choices request={request} onChange={onChange} />}
    </section>
  );
}

function RequestStatus({ request }: { request: MentorRequest }) {
  const { supportEmail } = useSettings();
  const { status, confirmedFor, cancelledBy, reason } = request;
  if (status === "requested")
    return "We'll pick one of your times and email you within two business days.";
  if (status === "confirmed")
    return (
      <>
        Your mentor session is on {momentOf(confirmedFor!)}. Your mentor will send you a link to the
        call before then. To change it, write to{" "}
        <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>.
      </>
    );
  if (status === "done") return `This session took place on ${momentOf(confirmedFor!)}.`;
  if (cancelledBy === "refund") return "It came with a plan that was refunded.";
  return cancelledBy === "staff"
    ? `We had to cancel it. ${reason ?? ""}`
    : "You canceled it. You can request it again while your plan is active.";
}

function Choices({ request: { requestId }, onChange }: RequestCardProps) {
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelRequestMutation();
  async function confirm() {
    try {
      await cancel({ requestId }).unwrap();
    } catch (error) {
      showFailure(error);
    } finally {
      setOpen(false);
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" size="sm" onClick={onChange}>
        Change
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Cancel the request
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && !isLoading && setOpen(false)}
        title="Cancel your request?"
        description="You can request your mentor session again while your plan is active, but not after it ends."
        cancelLabel="Keep it"
        confirmLabel="Cancel the request"
        busy={isLoading}
        busyLabel="Canceling…"
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
