/** What was drawn on a whiteboard, as steps that can be undone one by one. Pure. */
export interface Stroke {
  readonly tool: "pen" | "eraser" | "clear";
  /** Alternating x and y, in whole CSS pixels from the upper left. */
  readonly points: readonly number[];
}

/** Far more than 45 minutes of writing. Beyond it, the device might not be able to store it. */
export const MOST_NUMBERS = 200_000;
/** Points closer than this to the last one are skipped. */
const NEAR = 2;

/** What's visible: everything since the board was last cleared. */
export function visible(strokes: readonly Stroke[]): readonly Stroke[] {
  return strokes.slice(strokes.findLastIndex(({ tool }) => tool === "clear") + 1);
}

export const isEmpty = (strokes: readonly Stroke[]) => visible(strokes).length === 0;

export function isFull(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, { points }) => sum + points.length, 0) >= MOST_NUMBERS;
}

export function cleared(strokes: readonly Stroke[]): readonly Stroke[] {
  return isEmpty(strokes) ? strokes : [...strokes, { tool: "clear", points: [] }];
}

/** Returns the longer stroke, or the same one if the point hardly moved. */
export function extended(stroke: Stroke, x: number, y: number): Stroke {
  const { points } = stroke;
  const [lastX = Number.NaN, lastY = Number.NaN] = points.slice(-2);
  const [atX, atY] = [Math.round(x), Math.round(y)];
  if (Math.hypot(atX - lastX, atY - lastY) < NEAR) return stroke;
  return { ...stroke, points: [...points, atX, atY] };
}
