import { type PointerEvent, useEffect, useRef } from "react";
import { classNames } from "../../../../../ui/class-names.ts";
import { paint, paintStroke } from "./paint.ts";
import { extended, type Stroke } from "./strokes.ts";

interface BoardProps {
  strokes: readonly Stroke[];
  tool: "pen" | "eraser";
  onStroke: (stroke: Stroke) => void;
  disabled: boolean;
}

/** The drawing area, for a mouse, a finger, or a pen. */
export function Board({ strokes, tool, onStroke, disabled }: BoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<{ pointerId: number; stroke: Stroke } | null>(null);

  useEffect(() => {
    const element = canvas.current!;
    const draw = () => paint(element, strokes);
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    return () => watch.disconnect();
  }, [strokes]);

  /** Adds an event's points. A fast hand makes several per event. */
  function follow(event: PointerEvent<HTMLCanvasElement>) {
    const now = current.current;
    if (now?.pointerId !== event.pointerId) return;
    const { x, y } = event.currentTarget.getBoundingClientRect();
    const { nativeEvent } = event;
    const events = nativeEvent.getCoalescedEvents?.() ?? [];
    const before = now.stroke.points.length;
    for (const { clientX, clientY } of events.length > 0 ? events : [nativeEvent])
      now.stroke = extended(now.stroke, clientX - x, clientY - y);
    if (now.stroke.points.length > before)
      paintStroke(event.currentTarget, now.stroke, Math.max(0, before - 2));
  }

  function finish(event: PointerEvent<HTMLCanvasElement>) {
    const now = current.current;
    if (now?.pointerId !== event.pointerId) return;
    current.current = null;
    onStroke(now.stroke);
  }

  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label="Draw with a mouse, finger, or pen. To type, use Notes."
      onPointerDown={(event) => {
        // One pointer at a time, so that a resting palm draws nothing.
        if (disabled || current.current || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        current.current = { pointerId: event.pointerId, stroke: { tool, points: [] } };
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={finish}
      className={classNames(
        "block size-full touch-none rounded-md border border-line bg-surface text-ink",
        disabled ? "cursor-not-allowed" : tool === "pen" ? "cursor-crosshair" : "cursor-cell",
      )}
    />
  );
}
