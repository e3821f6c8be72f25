import { staffAccess, type StaffSelf } from "@theta/contract/staff";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { ButtonLink } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { Dialog } from "../../src/ui/overlay/dialog.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { StaffFrame } from "../frame/staff-frame.tsx";
import { loadAgain, useSelfQuery } from "./access-data.ts";
import { ConfirmAgain } from "./confirm-again.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
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
  // Someone who locks the console wants nothing of it left on screen.
  const [locked, setLocked] = useState<StaffSelf | null>(null);
  const isOver = !isOpen && inside !== null && inside !== locked;
  useLoadAgain(isOver);
  if (self.confirmed === "enrolling")
    return (
      <>
        <EnrollScreen self={self} />
        <ConfirmAgain self={self} />
      </>
    );
  if (!isOpen && !isOver) return <ConfirmScreen self={self} />;
  return (
    <SelfContext value={isOpen ? self : inside}>
      <StaffFrame onLock={() => setLocked(inside)} />
      <Dialog open={isOver} onOpenChange={() => {}} stays startsInForm side="full" title={TITLE}>
        <ClosedMeanwhile self={self} />
      </Dialog>
      <ConfirmAgain self={self} />
    </SelfContext>
  );
}

const TITLE = "Confirm that it's you";

/** Once the console is open again: what was refused in the meantime. */
function useLoadAgain(isOver: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isOver) return;
    return () => void dispatch(loadAgain());
  }, [isOver, dispatch]);
}

/** Over the page, which keeps what was being typed. */
function ClosedMeanwhile({ self }: { self: StaffSelf }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 overflow-y-auto px-2 py-4">
      <p className="text-ink-2">
        The console closed while you were in it. It was locked in another tab, your role changed, or
        eight hours are over. What you've typed is still here once it's open again.
      </p>
      <ConfirmForm self={self} label="Open the console" />
    </div>
  );
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
