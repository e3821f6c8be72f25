import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { isJump, jumpTo, slideAt, START, stepBy } from "./carousel-place.ts";
import { slideMilliseconds } from "./reading-time.ts";
import { useReducedMotion } from "../../../ui/browser/use-reduced-motion.ts";

/** A shorter swipe counts as a press or a scroll. */
const SWIPE_PIXELS = 40;

/**
 * A row that moves on its own unless its reader points at it, focuses it, or pauses it, or everything is
 * in sight.
 */
export function useCarousel(texts: readonly string[], inSight: number) {
  const count = texts.length;
  const [place, setStand] = useState(START);
  const canMove = count > Math.max(inSight, 1);
  // A wider window may show all of them after the row has moved.
  const stand = canMove ? place : START;
  const [isPlaying, setPlaying] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isStill = useReducedMotion();
  const isMoving = canMove && isPlaying && !isPointedAt && !hasFocus && !isStill;
  const swipeFrom = useRef<number | null>(null);

  const leaving = texts[slideAt(stand.at, count)] ?? "";
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setStand(stepBy(stand, 1)), slideMilliseconds(leaving));
    return () => clearTimeout(timer);
  }, [isMoving, stand, leaving]);

  /** Someone who turns to a slide wants to read it, so the row waits until they press play. */
  function step(by: 1 | -1) {
    setPlaying(false);
    setStand((now) => stepBy(now, by));
  }
  function show(slide: number) {
    setPlaying(false);
    setStand((now) => jumpTo(now, slide, count));
  }
  function toggle() {
    setPlaying(!isPlaying);
    // After play it moves, although the pointer and the focus are still on the button.
    setPointedAt(false);
    setFocus(false);
  }

  const watch = {
    onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType !== "touch"),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocus(currentTarget.contains(relatedTarget)),
  };
  const swipe = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      swipeFrom.current = pointerType === "mouse" ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (swipeFrom.current ?? clientX);
      swipeFrom.current = null;
      if (canMove && Math.abs(way) >= SWIPE_PIXELS) step(way < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      swipeFrom.current = null;
    },
  };
  return { stand, jumps: isJump(stand), isPlaying, isMoving, step, show, toggle, watch, swipe };
}
