import { ChevronDown, ChevronUp } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { remInPixels } from "../../../ui/browser/text-scale.ts";
import { useKeyDown } from "../../../ui/browser/use-key-down.ts";

/** About three lines of text. */
const HEIGHT_REM = 6.5;
const STEP_REM = 1.75;

/** By this many lines, or so that its middle is at this height in the window, in pixels. */
type Move = { lines: number } | { toHeight: number };

interface LineReaderProps {
  /** The text, over which the reader lies. */
  area: RefObject<HTMLElement | null>;
  /** What's being read. New content starts at its top. */
  textKey: string;
}

/**
 * Dims everything above and below a few lines. It moves to wherever the learner presses in the
 * text, along with the focus, and line by line with its buttons or Alt and an arrow key, so nothing
 * has to be dragged. The buttons have their own row, so that they don't cover text and stay under
 * the pointer.
 */
export function LineReader({ area, textKey }: LineReaderProps) {
  const { lines, top, move } = useLines(area, textKey);
  useFollowing(area, move);
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, key } = event;
    if (!altKey || ctrlKey || metaKey || (key !== "ArrowUp" && key !== "ArrowDown")) return;
    event.preventDefault();
    move({ lines: key === "ArrowUp" ? -1 : 1 });
  });
  return (
    <>
      <div className="pointer-events-none z-(--z-sticky) col-start-1 row-start-1 flex min-h-0 flex-col overflow-hidden">
        {/* Shrinks in a window that has become lower. */}
        <div className="bg-scrim" style={{ height: `${top}rem` }} />
        <div
          ref={lines}
          className="shrink-0 scroll-my-16 border-y-2 border-ink"
          style={{ height: `${HEIGHT_REM}rem` }}
        />
        <div className="flex-1 bg-scrim" />
      </div>
      <section
        aria-label="Line reader"
        className="@container row-start-2 border-t border-line bg-paper px-gutter py-1 low:sticky low:bottom-0 low:z-(--z-sticky)"
      >
        <div className="flex items-center justify-end gap-2 text-sm text-ink-2">
          <span aria-hidden="true" className="@max-[14rem]:hidden">
            Line reader
          </span>
          <MoveButton label="Move the line reader up" onPress={() => move({ lines: -1 })}>
            <ChevronUp aria-hidden="true" className="size-5" />
          </MoveButton>
          <MoveButton label="Move the line reader down" onPress={() => move({ lines: 1 })}>
            <ChevronDown aria-hidden="true" className="size-5" />
          </MoveButton>
        </div>
      </section>
    </>
  );
}

/** Where the lines are, from the top of the text. */
function useLines(area: RefObject<HTMLElement | null>, textKey: string) {
  const [place, setPlace] = useState({ textKey, top: 0, isStep: false });
  const top = place.textKey === textKey ? place.top : 0;
  const lines = useRef<HTMLDivElement>(null);
  // Where everything scrolls together, they could have left the window. A button somebody is
  // pressing stays where it is.
  useLayoutEffect(() => {
    if (place.isStep) lines.current?.scrollIntoView({ block: "nearest" });
  }, [place]);

  function move(by: Move) {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    const rem = remInPixels();
    const isLineStep = "lines" in by;
    const wanted = isLineStep
      ? top + by.lines * STEP_REM
      : (by.toHeight - box.top) / rem - HEIGHT_REM / 2;
    const lowest = box.height / rem - HEIGHT_REM;
    setPlace({ textKey, top: Math.max(0, Math.min(wanted, lowest)), isStep: isLineStep });
  }
  return { lines, top, move };
}

function useFollowing(area: RefObject<HTMLElement | null>, move: (by: Move) => void): void {
  const follow = useEffectEvent(move);
  useLayoutEffect(() => {
    const text = area.current;
    if (!text) return undefined;
    const onPress = ({ clientY }: PointerEvent) => follow({ toHeight: clientY });
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(CONTROL_WITH_RING)) return;
      // The browser scrolls to it first.
      requestAnimationFrame(() => {
        const { top, height } = target.getBoundingClientRect();
        follow({ toHeight: top + height / 2 });
      });
    };
    const listening = new AbortController();
    text.addEventListener("pointerdown", onPress, listening);
    text.addEventListener("focusin", onFocus, listening);
    return () => listening.abort();
  }, [area]);
}

/** A whole question takes the focus, too, but isn't what is being read. */
const CONTROL_WITH_RING = ":focus-visible:not([tabindex='-1'])";

interface MoveButtonProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function MoveButton({ label, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-9 place-items-center rounded-sm border border-line-strong bg-surface text-ink pointer-coarse:size-11"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
