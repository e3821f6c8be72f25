import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { textScale } from "../../../ui/browser/text-scale.ts";
import { MOST_ZOOM, readableZoom, stepOf, zoomBetween } from "./zoom-steps.ts";

interface Point {
  x: number;
  y: number;
}

interface Content {
  /** Width by height. */
  ratio: number;
  /** It starts at least this wide: in pixels where text has its usual size, and wider with larger text. */
  readableWidth: number;
}

/**
 * How large a picture is in its scrolling frame, where 1 is the whole picture. What's under the fingers,
 * the pointer, or the frame's middle stays where it is.
 */
export function useZoom({ ratio, readableWidth }: Content) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  /** Where to scroll once the new size is there. */
  const next = useRef<Point | null>(null);

  useLayoutEffect(() => {
    const { clientWidth: width, clientHeight: height } = frame.current!;
    setZoom(readableZoom(readableWidth * textScale(), ratio, { width, height }));
  }, [ratio, readableWidth]);

  function zoomTo(wanted: number, around?: Point) {
    const to = zoomBetween(wanted);
    const box = frame.current;
    if (!box || to === zoom) return;
    const { x, y } = around ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    const grown = to / zoom;
    next.current = { x: (box.scrollLeft + x) * grown - x, y: (box.scrollTop + y) * grown - y };
    setZoom(to);
  }

  useLayoutEffect(() => {
    if (next.current) frame.current?.scrollTo(next.current.x, next.current.y);
    next.current = null;
  });

  usePinch(frame, (factor, around) => zoomTo(zoom * factor, around));
  return {
    frame,
    zoom,
    isLeast: zoom <= 1,
    isMost: zoom >= MOST_ZOOM,
    zoomIn: () => zoomTo(stepOf(zoom, 1)),
    zoomOut: () => zoomTo(stepOf(zoom, -1)),
    fit: () => zoomTo(1),
  };
}

/** Two fingers on a screen or a trackpad. A trackpad reports them as a wheel with Ctrl. */
function usePinch(
  frame: React.RefObject<HTMLDivElement | null>,
  onPinch: (factor: number, around: Point) => void,
) {
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let apart = 0;
    const at = (x: number, y: number): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pinch(Math.exp(-event.deltaY / 200), at(event.clientX, event.clientY));
    };
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const before = apart;
      apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (event.type === "touchstart" || before === 0) return;
      pinch(
        apart / before,
        at((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
      );
    };
    // React's own listeners couldn't keep the page from zooming.
    const active = { passive: false };
    box.addEventListener("wheel", onWheel, active);
    box.addEventListener("touchstart", onTouch, active);
    box.addEventListener("touchmove", onTouch, active);
    return () => {
      box.removeEventListener("wheel", onWheel);
      box.removeEventListener("touchstart", onTouch);
      box.removeEventListener("touchmove", onTouch);
    };
  }, [frame]);
}
