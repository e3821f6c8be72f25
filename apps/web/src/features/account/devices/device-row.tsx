import type { Ref } from "react";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Session, useEndSessionMutation } from "./sessions-data.ts";

const WHEN = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

interface DeviceRowProps {
  session: Session;
  buttonRef: Ref<HTMLButtonElement>;
}

export function DeviceRow({ session, buttonRef }: DeviceRowProps) {
  const { sessionId, device, createdAt, lastUsedAt, isCurrent } = session;
  const [endSession, { isLoading }] = useEndSessionMutation();
  return (
    <li className="flex items-center justify-between gap-x-6 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-ui wrap-anywhere text-ink">{device}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted numerals">
          <span>{isCurrent ? "Active now" : `Last used ${WHEN.format(lastUsedAt)}`}</span>
          <span>Signed in {WHEN.format(createdAt)}</span>
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="soft" className="shrink-0">
          This device
        </Badge>
      ) : (
        <Button
          ref={buttonRef}
          variant="outline"
          size="sm"
          className="shrink-0"
          busy={isLoading}
          busyLabel="Signing out…"
          aria-label={`Sign out ${device}`}
          onClick={() => void endSession(sessionId).unwrap().catch(showFailure)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
