import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { keepInside, moveByKey, nextCorner, type Point } from "./panel-place.ts";

interface Movable {
  style: CSSProperties | undefined;
  /** For the bar you drag. */
  drag: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  /** For the button that moves it without dragging. */
  toNextCorner: () => void;
  onArrow: (event: KeyboardEvent) => void;
}

/** Moves a panel around the window by pointer or keys. Its styles say where it starts. */
export function useMovable(panel: RefObject<HTMLElement | null>): Movable {
  const [place, setPlace] = useState<Point | null>(null);
  const grip = useRef<Point | null>(null);

  function moveTo(wanted: (from: Point, box: DOMRect) => Point | null) {
    const box = panel.current?.getBoundingClientRect();
    const point = box && wanted(box, box);
    if (!point) return false;
    setPlace(keepInside(point, box, viewOf()));
    return true;
  }

  // A smaller window or a larger panel would leave part of it outside.
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const settle = () =>
      setPlace((now) => now && keepInside(now, element.getBoundingClientRect(), viewOf()));
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    window.addEventListener("resize", settle);
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", settle);
    };
  }, [panel]);

  return {
    style: place ? { left: place.x, top: place.y, right: "auto", bottom: "auto" } : undefined,
    drag: {
      onPointerDown(event) {
        if (event.button !== 0 || isControl(event.target)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const box = panel.current!.getBoundingClientRect();
        grip.current = { x: event.clientX - box.x, y: event.clientY - box.y };
      },
      onPointerMove(event) {
        const { currentTarget, pointerId, clientX, clientY } = event;
        const held = grip.current;
        if (!held || !currentTarget.hasPointerCapture(pointerId)) return;
        moveTo(() => ({ x: clientX - held.x, y: clientY - held.y }));
      },
    },
    toNextCorner: () => void moveTo((from, box) => nextCorner(from, box, viewOf())),
    onArrow(event) {
      if (moveTo((from) => moveByKey(from, event.key, event.shiftKey))) event.preventDefault();
    },
  };
}

const viewOf = () => ({ width: window.innerWidth, height: window.innerHeight });
const isControl = (target: EventTarget) => target instanceof Element && target.closest("button");
