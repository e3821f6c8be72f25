import type { StaffSelf } from "@theta/contract/staff";
import { useEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { putRightWith } from "../../src/lib/call/put-right.ts";
import { Dialog } from "../../src/ui/overlay/dialog.tsx";
import { invalidateTags } from "./access-data.ts";
import { ConfirmForm } from "./confirm-form.tsx";

/**
 * Asks for the password again in place, when a call needs it to be fresh. The call waits for the answer and then goes on,
 * so nothing that was typed is lost.
 */
export function ConfirmAgain({ self }: { self: StaffSelf }) {
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const [isAsking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const answer = (isConfirmed: boolean) => {
    setAsking(false);
    for (const goOn of waiting.current.splice(0)) goOn(isConfirmed);
  };
  useEffect(
    () =>
      putRightWith(async ({ code }) => {
        if ((code as string) !== "confirm-again") return false;
        // Whether a password is needed has changed since the page opened.
        dispatch(invalidateTags(["Self"]));
        setAsking(true);
        return await new Promise((resolve) => waiting.current.push(resolve));
      }),
    [dispatch],
  );
  return (
    <Dialog
      open={isAsking}
      startsInForm
      onOpenChange={(open) => !open && answer(false)}
      title="Confirm that it's you"
      description="It's been more than ten minutes since you last confirmed. Once you do, you'll pick up where you left off."
    >
      <div className="mt-5 flex flex-col gap-5">
        <ConfirmForm self={self} label="Confirm" onConfirmed={() => answer(true)} />
      </div>
    </Dialog>
  );
}
