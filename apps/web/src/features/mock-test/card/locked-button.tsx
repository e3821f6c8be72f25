import type { MockCard, MockLock } from "@theta/contract";
import { Lock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { lockLabel } from "./mock-lock.ts";

/** Loaded on the first press: dialogs are large, and the dashboard doesn't need one at first. */
const LockDialog = lazy(async () => ({ default: (await import("./lock-dialog.tsx")).LockDialog }));

/**
 * Opens a dialog that says what would unlock the mock. From the specification: it's grayed out for learners
 * without a plan. For the others, it looks like what it is. Where cards are narrow, its words still fit on one line.
 */
export function LockedButton({ mock, lock }: { mock: MockCard; lock: MockLock }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant={lock === "no-subscription" ? "off" : "outline"}
        full
        aria-haspopup="dialog"
        className="@max-[15.25rem]:px-2.5"
        onClick={open}
      >
        <Lock aria-hidden="true" className="size-4 shrink-0 @max-[14rem]:hidden" />
        {lockLabel(lock, mock)}
        <VisuallyHidden>: {mock.name}</VisuallyHidden>
      </Button>
      {wasOpened && (
        <Suspense>
          <LockDialog lock={lock} kind={mock.kind} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
