import { Move, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useMovable } from "./use-movable.ts";

interface ToolPanelProps {
  title: string;
  onClose: () => void;
  /** Where it starts, from 640 px on. Below that, it's above the foot. */
  place: string;
  /** How large it is. */
  className: string;
  /** In its bar, before the close button. */
  actions?: ReactNode;
  panel: RefObject<HTMLDivElement | null>;
  /** The button that opens it. Gets the focus if what had it before is gone. */
  button: RefObject<HTMLButtonElement | null>;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

/**
 * A tool next to the question. It isn't modal, so the question stays usable. It takes the focus when it
 * opens, closes with Escape, and gives the focus back.
 */
export function ToolPanel(props: ToolPanelProps) {
  const { title, onClose, place, className, actions, panel, button, onKeyDown, children } = props;
  const { style, drag, toNextCorner, onArrow } = useMovable(panel);
  useFocusInAndBack(panel, button);
  const name = title.toLowerCase();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      style={style}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        } else onKeyDown?.(event);
      }}
      className={classNames(
        "flex shrink-0 flex-col border-line bg-raised text-ink max-sm:border-t sm:z-(--z-panel) sm:rounded-lg sm:border sm:shadow-3",
        // Once it's moved, it stays there while the page scrolls.
        style ? "sm:fixed" : place,
        className,
      )}
    >
      <div
        {...drag}
        className="flex items-center gap-1 pt-1 pr-1 pl-4 select-none sm:cursor-move sm:touch-none"
      >
        <h2 className="mr-auto text-sm font-strong">{title}</h2>
        {actions}
        <button
          type="button"
          className={classNames(PANEL_BUTTON, "max-sm:hidden")}
          aria-label={`Move the ${name} to the next corner, or use the arrow keys`}
          onClick={toNextCorner}
          onKeyDown={onArrow}
        >
          <Move aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          className={PANEL_BUTTON}
          aria-label={`Close the ${name}`}
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </div>
  );
}

export const PANEL_BUTTON =
  "grid size-10 shrink-0 place-items-center rounded-md text-ink-2 transition-control hover:bg-sunk hover:text-ink disabled:text-ink-muted pointer-coarse:size-11";

function useFocusInAndBack(
  panel: RefObject<HTMLDivElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const element = panel.current;
    const opener = button.current;
    before.current ??= document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      // If the focus is elsewhere when it closes, it stays there.
      if (activeElement !== document.body && !element?.contains(activeElement)) return;
      const place = before.current?.isConnected ? before.current : opener;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [panel, button]);
}
