import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useLayoutEffect, useState } from "react";
import { useKeyDown } from "../../../ui/browser/use-key-down.ts";

/** About three lines of text. */
const HEIGHT_REM = 6.5;
const STEP_REM = 1.75;

/**
 * Dims what is above and below a few lines. It goes where the learner presses in the text, and line by line with its
 * buttons or Alt with an arrow: nothing has to be dragged.
 */
export function LineReader({ area }: { area: RefObject<HTMLElement | null> }) {
  const [top, setTop] = useState(0);
  const move = (rows: number) => setTop((from) => Math.max(0, from + rows * STEP_REM));
  useLayoutEffect(() => {
    const text = area.current;
    if (!text) return undefined;
    const go = ({ clientY }: PointerEvent) => {
      const inRem = (clientY - text.getBoundingClientRect().top) / remInPixels();
      setTop(Math.max(0, inRem - HEIGHT_REM / 2));
    };
    text.addEventListener("pointerdown", go);
    return () => text.removeEventListener("pointerdown", go);
  }, [area]);
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, key } = event;
    if (!altKey || ctrlKey || metaKey || (key !== "ArrowUp" && key !== "ArrowDown")) return;
    event.preventDefault();
    move(key === "ArrowUp" ? -1 : 1);
  });
  return (
    <div className="pointer-events-none absolute inset-0 z-(--z-sticky) overflow-hidden">
      <div className="bg-scrim" style={{ height: `${top}rem` }} />
      <div className="relative border-y-2 border-ink" style={{ height: `${HEIGHT_REM}rem` }}>
        <span className="pointer-events-auto absolute right-1 top-1/2 flex -translate-y-1/2 flex-col gap-1">
          <MoveButton label="Move the line reader up" onPress={() => move(-1)}>
            <ChevronUp aria-hidden="true" className="size-5" />
          </MoveButton>
          <MoveButton label="Move the line reader down" onPress={() => move(1)}>
            <ChevronDown aria-hidden="true" className="size-5" />
          </MoveButton>
        </span>
      </div>
      <div className="h-full bg-scrim" />
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  onPress: () => void;
  children: React.ReactNode;
}

function MoveButton({ label, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-9 place-items-center rounded-sm border border-line-strong bg-surface text-ink"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
