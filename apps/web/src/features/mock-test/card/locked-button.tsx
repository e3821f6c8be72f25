import type { MockCard, MockLock } from "@theta/contract";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { lockLabel } from "./mock-lock.ts";

/** Loaded on the first press: dialogs are large, and the dashboard doesn't need one at first. */
const LockDialog = lazy(async () => ({ default: (await import("./lock-dialog.tsx")).LockDialog }));

/** Looks off but can be pressed, so that you can find out what would unlock it. */
export function LockedButton({ mock, lock }: { mock: MockCard; lock: MockLock }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="off" full aria-haspopup="dialog" onClick={open}>
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
