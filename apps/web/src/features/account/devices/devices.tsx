import { useCallback, useRef } from "react";
import { SkeletonRows } from "../../../ui/skeleton-rows.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { Button } from "../../../ui/button.tsx";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { useEndOtherSessionsMutation, useSessionsQuery } from "./sessions-data.ts";
import { DeviceRow } from "./device-row.tsx";

export function Devices() {
  const {
    data: sessions,
    isFetching,
    refetch,
  } = useSessionsQuery(undefined, {
    // Another device may have signed in or out since this screen was last open.
    refetchOnMountOrArgChange: true,
  });
  const [endOthers, { isLoading: endingOthers }] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  // What's signed out is gone with the button that was pressed.
  const passFocusOn = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) list.current?.focus({ preventScroll: true });
    },
    [],
  );
  if (!sessions) {
    if (isFetching) return <DevicesSkeleton />;
    return (
      <div className="border-b border-line py-4">
        <FailedState inline title="We couldn't load your devices." onRetry={() => void refetch()} />
      </div>
    );
  }
  // This device comes first, because the others are compared with it.
  const ordered = sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt - one.lastUsedAt,
  );
  const others = sessions.filter((session) => !session.isCurrent).length;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Devices">
        {ordered.map((session) => (
          <DeviceRow key={session.sessionId} session={session} buttonRef={passFocusOn} />
        ))}
      </ul>
      {others === 0 ? (
        <p className="py-4 text-ink-2">You're not signed in anywhere else.</p>
      ) : (
        <div className="py-4">
          <Button
            ref={passFocusOn}
            variant="outline"
            size="sm"
            busy={endingOthers}
            busyLabel="Signing out…"
            onClick={() => void endOthers().unwrap().catch(showFailure)}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
    </>
  );
}

function DevicesSkeleton() {
  return (
    <SkeletonRows
      label="Loading your devices"
      rows={1}
      row="gap-4 py-4"
      lines={["w-48", "w-64"]}
      end="h-6 w-24"
    />
  );
}
