import type { MockCard, MockLock } from "@theta/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { LockDialog } from "./lock-dialog.tsx";
import { lockWords } from "./mock-lock.ts";

/** Greyed, and pressed all the same: to learn what would unlock it. */
export function LockedButton({ mock, lock }: { mock: MockCard; lock: MockLock }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="off" full aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {lockWords(lock, mock.kind).label}
        <VisuallyHidden>: {mock.name}</VisuallyHidden>
      </Button>
      <LockDialog lock={lock} kind={mock.kind} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
