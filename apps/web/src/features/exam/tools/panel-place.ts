/** Where a tool's panel is in the window. Pure, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Never closer to the window's edge. */
const MARGIN = 8;
/** For one press of an arrow key. Ten times as far with Shift. */
const STEP = 16;

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/**
 * The nearest place where it's completely inside the window, or at least its upper left corner is.
 */
export function keepInside({ x, y }: Point, panel: Size, view: Size): Point {
  return {
    x: clamp(x, view.width - panel.width - MARGIN),
    y: clamp(y, view.height - panel.height - MARGIN),
  };
}

const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most));

/** Where a key moves it, or null for keys that don't. */
export function moveByKey({ x, y }: Point, key: string, isFar: boolean): Point | null {
  const step = STEPS[key];
  if (!step) return null;
  const times = isFar ? 10 : 1;
  return { x: x + step.x * times, y: y + step.y * times };
}

/** For moving it without dragging: the next corner, clockwise. */
export function nextCorner({ x, y }: Point, panel: Size, view: Size): Point {
  const isLeft = x + panel.width / 2 < view.width / 2;
  const isUpper = y + panel.height / 2 < view.height / 2;
  // From the upper left to the right, then down, then left, and up again.
  const toLeft = !isUpper;
  const toUpper = isLeft;
  const corner = { x: toLeft ? MARGIN : view.width, y: toUpper ? MARGIN : view.height };
  return keepInside(corner, panel, view);
}
