import { AlertDialog as Headless } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { DIALOG_SCRIM, DIALOG_SIDE } from "./dialog-look.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in words. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  /** While the answer is awaited the dialog stays; close it when it has come. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Asks before something that cannot be taken back. A press outside does not close it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  busy,
  busyLabel,
}: ConfirmDialogProps) {
  const onCloseAutoFocus = useFocusReturn(open);
  return (
    <Headless.Root open={open} onOpenChange={onOpenChange}>
      <Headless.Portal>
        <Headless.Overlay className={DIALOG_SCRIM} />
        <Headless.Content className={DIALOG_SIDE.center} onCloseAutoFocus={onCloseAutoFocus}>
          <Headless.Title className="headline text-h3">{title}</Headless.Title>
          <Headless.Description className="mt-2 text-ink-2">{description}</Headless.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Headless.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
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
