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
  /** Keeps the title for those who listen, where the content says it already. */
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** In the middle, a drawer at an edge of the window, or the whole window. */
  side?: DialogSide | undefined;
  /** Where focus goes on closing; null for back to where it was. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /** Actions, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Keeps focus inside, closes with Escape, the cross or a press outside, and gives focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  side = "center",
  focusAfter,
  footer,
  children,
}: DialogProps) {
  const onCloseAutoFocus = useFocusReturn(open, focusAfter);
  return (
    <Headless.Root open={open} onOpenChange={onOpenChange}>
      <Headless.Portal>
        <Headless.Overlay className={DIALOG_SCRIM} />
        <Headless.Content
          className={DIALOG_SIDE[side]}
          onCloseAutoFocus={onCloseAutoFocus}
          // Without a description there is none to point at; the library wants to hear that.
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Headless.Title className={hideTitle ? "sr-only" : "headline text-h3"}>
              {title}
            </Headless.Title>
            <Headless.Close
              aria-label="Close"
              className="-mt-1.5 -mr-2 ml-auto grid size-10 shrink-0 place-items-center rounded-md text-ink-2 transition-control hover:bg-sunk hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-5" />
            </Headless.Close>
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
