const STEPS = [1, 1.5, 2, 3, 4, 6];

export const MOST_ZOOM = STEPS.at(-1)!;

/** The next step up or down from wherever fingers left it. */
export function stepOf(zoom: number, way: 1 | -1): number {
  const step = way === 1 ? STEPS.find((one) => one > zoom) : STEPS.findLast((one) => one < zoom);
  return step ?? zoomBetween(zoom);
}

export function zoomBetween(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(1, zoom));
}

/** The zoom at which something of this ratio (width to height) is wide enough to read. */
export function readableZoom(width: number, ratio: number, frame: Frame): number {
  const whole = Math.min(frame.width, frame.height * ratio);
  return whole > 0 ? zoomBetween(width / whole) : 1;
}

interface Frame {
  width: number;
  height: number;
}
