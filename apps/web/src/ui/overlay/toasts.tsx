import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster } from "sonner";

const TOAST_MILLISECONDS = 5000;

/** Below the bar at the top, whose buttons stay free. */
const OFFSET = { top: "calc(var(--topbar) + 0.5rem)", right: 16, bottom: 16, left: 16 };

/**
 * The stack of messages. Hovering over it or focusing it pauses the timer. `atBottom`: the top of the page has buttons
 * where messages would be.
 */
export function Toasts({ atBottom }: { atBottom: boolean }) {
  return (
    <Toaster
      position={atBottom ? "bottom-right" : "top-right"}
      duration={TOAST_MILLISECONDS}
      closeButton
      // When one answer has several errors, all of them should be readable, not stacked behind the newest.
      expand
      visibleToasts={5}
      gap={8}
      offset={OFFSET}
      mobileOffset={OFFSET}
      containerAriaLabel="Messages"
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-correct" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-incorrect" />,
        close: <X aria-hidden="true" className="size-4" />,
        info: <Info aria-hidden="true" className="size-5 text-ink-2" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: "Close message",
        unstyled: true,
        classNames: {
          toast:
            "relative flex w-(--width) items-start gap-3 rounded-md border border-line-strong bg-raised py-3.5 pr-12 pl-4 font-sans text-md text-ink shadow-2",
          icon: "mt-px shrink-0",
          content: "min-w-0 wrap-anywhere",
          title: "font-ui",
          closeButton:
            "absolute top-1.5 right-1.5 grid size-10 place-items-center rounded-md text-ink-2 hover:bg-sunk hover:text-ink",
        },
      }}
    />
  );
}
