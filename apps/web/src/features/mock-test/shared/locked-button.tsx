import type { MockCard, MockLock } from "@theta/contract";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { lockLabel } from "./mock-lock.ts";

/** Fetched with the first press: dialogs are a large part, and the dashboard needs none at first. */
const LockDialog = lazy(async () => ({ default: (await import("./lock-dialog.tsx")).LockDialog }));

/** Greyed, and pressed all the same: to learn what would unlock it. */
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
