import { staffAccess, type StaffSelf } from "@theta/contract/staff";
import { useEffect, useState } from "react";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { ButtonLink } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { StaffFrame } from "../frame/staff-frame.tsx";
import { useForgetLoaded, useSelfQuery } from "./access-data.ts";
import { ConfirmAgain } from "./confirm-again.tsx";
import { ConfirmScreen } from "./confirm-screen.tsx";
import { EnrollScreen } from "./enroll-screen.tsx";
import { SelfContext } from "./use-self.ts";

/** Lets in whoever has a role and has confirmed it in this session, and says what's missing. */
export function ConsoleDoor() {
  const {
    data: self,
    error,
    isFetching,
    refetch,
  } = useSelfQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // What was known before is still there after a refusal.
  const isStranger = codeOf(staffAccess.self, error) === "not-staff";
  if (self && !isStranger) return <Inside self={self} />;
  if (isFetching)
    return <output className="page-width block py-16 text-ink-2">Opening the console…</output>;
  return (
    <main className="page-width py-12">
      {isStranger ? (
        <NotStaff />
      ) : (
        <FailedState title="We couldn't open the console." onRetry={() => void refetch()}>
          Our server didn't respond.
        </FailedState>
      )}
    </main>
  );
}

function Inside({ self }: { self: StaffSelf }) {
  const isOpen = self.confirmed === "full";
  const [inside, setInside] = useState<StaffSelf | null>(null);
  if (isOpen && inside !== self) setInside(self);
  const [locked, setLocked] = useState<StaffSelf | null>(null);
  useForgetOnceClosed(isOpen);
  if (self.confirmed === "enrolling")
    return (
      <>
        <EnrollScreen self={self} />
        <ConfirmAgain self={self} />
      </>
    );
  if (!isOpen) return <ConfirmScreen self={self} isOver={inside !== null && inside !== locked} />;
  return (
    <SelfContext value={self}>
      <StaffFrame onLock={() => setLocked(inside)} />
      <ConfirmAgain self={self} />
    </SelfContext>
  );
}

/** However the console closes, nothing about learners stays, on screen or in memory. */
function useForgetOnceClosed(isOpen: boolean) {
  const forget = useForgetLoaded();
  useEffect(() => {
    if (!isOpen) forget();
  }, [isOpen, forget]);
}

function NotStaff() {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>Staff only</PageTitle>
      <EmptyState
        title="This account isn't part of Theta's staff."
        action={
          <ButtonLink to="/dashboard" reloadDocument variant="outline">
            Back to the dashboard
          </ButtonLink>
        }
      >
        If it should be, ask an owner of the console to give it a role.
      </EmptyState>
    </div>
  );
}
