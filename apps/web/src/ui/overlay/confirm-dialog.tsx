import { AlertDialog as Headless } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { DIALOG_SCRIM, DIALOG_SIDE } from "./dialog-look.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** If the other button decides something, too. Escape never does: it only closes. */
  onCancel?: (() => void) | undefined;
  onConfirm: () => void;
  /** The dialog stays open while waiting for an answer; close it once the answer is there. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Where focus goes on close if what had it is gone by then. */
  focusIfGone?: (() => HTMLElement | null) | undefined;
}

/** Asks before something that can't be undone. Clicking outside doesn't close it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  onCancel,
  onConfirm,
  busy,
  busyLabel,
  focusIfGone,
}: ConfirmDialogProps) {
  const onCloseAutoFocus = useFocusReturn(open, undefined, focusIfGone);
  return (
    <Headless.Root open={open} onOpenChange={onOpenChange}>
      <Headless.Portal>
        <Headless.Overlay className={DIALOG_SCRIM} />
        <Headless.Content className={DIALOG_SIDE.center} onCloseAutoFocus={onCloseAutoFocus}>
          <Headless.Title className="headline text-h3">{title}</Headless.Title>
          <Headless.Description className="mt-2 text-ink-2">{description}</Headless.Description>
          <div className="mt-6 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
            <Headless.Cancel asChild>
              <Button variant="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
            </Headless.Cancel>
            <Button onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
              {confirmLabel}
            </Button>
          </div>
        </Headless.Content>
      </Headless.Portal>
    </Headless.Root>
  );
}
