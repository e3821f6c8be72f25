import { X } from "lucide-react";
import { Dialog as Headless } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { DIALOG_SCRIM, DIALOG_SIDE, type DialogSide } from "./dialog-look.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers only, where the content already says it. */
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Centered, a drawer at one edge of the window, or the whole window. */
  side?: DialogSide | undefined;
  /** Begins at the first field, as forms do, instead of at the cross. */
  startsInForm?: boolean | undefined;
  /** Without a cross, Escape, or a click outside: something has to be done first. */
  stays?: boolean | undefined;
  /** Where focus goes on close; null means back to where it was. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /** Actions, with the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

function focusFirstField(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  const field = dialog.querySelector<HTMLElement>("input, select, textarea");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Keeps focus inside; closes on Escape, the cross, or a click outside; and returns the focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  side = "center",
  startsInForm = false,
  stays = false,
  focusAfter,
  footer,
  children,
}: DialogProps) {
  const onCloseAutoFocus = useFocusReturn(open, focusAfter);
  return (
    <Headless.Root open={open} onOpenChange={(next) => (next || !stays) && onOpenChange(next)}>
      <Headless.Portal>
        <Headless.Overlay className={DIALOG_SCRIM} />
        <Headless.Content
          className={DIALOG_SIDE[side]}
          onOpenAutoFocus={(event) => {
            if (startsInForm) focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          // Without a description, the library wants an explicit undefined.
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Headless.Title className={hideTitle ? "sr-only" : "headline text-h3"}>
              {title}
            </Headless.Title>
            {!stays && (
              <Headless.Close
                aria-label="Close"
                className="-mt-1.5 -mr-2 ml-auto grid size-10 shrink-0 place-items-center rounded-md text-ink-2 transition-control hover:bg-sunk hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden="true" className="size-5" />
              </Headless.Close>
            )}
          </div>
          {description && (
            <Headless.Description className="mt-2 text-ink-2">{description}</Headless.Description>
          )}
          {children && (
            <div className={classNames(!hideTitle && "mt-4", side === "full" && "min-h-0 flex-1")}>
              {children}
            </div>
          )}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
        </Headless.Content>
      </Headless.Portal>
    </Headless.Root>
  );
}
