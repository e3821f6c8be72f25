/** What was drawn on a whiteboard, as steps that can be taken back one by one. Pure. */
export interface Stroke {
  readonly tool: "pen" | "eraser" | "clear";
  /** x and y in turn, in whole CSS pixels from the upper left. */
  readonly points: readonly number[];
}

/** Far more than 45 minutes of writing; beyond it this device might not keep it. */
export const MOST_NUMBERS = 200_000;
/** Points nearer to the last one than this say nothing new. */
const NEAR = 2;

/** What is in sight: nothing from before the last clearing. */
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

/** A stroke that goes on, or the same one when the point is where it was. */
export function extended(stroke: Stroke, x: number, y: number): Stroke {
  const { points } = stroke;
  const [lastX = Number.NaN, lastY = Number.NaN] = points.slice(-2);
  const [atX, atY] = [Math.round(x), Math.round(y)];
  if (Math.hypot(atX - lastX, atY - lastY) < NEAR) return stroke;
  return { ...stroke, points: [...points, atX, atY] };
}
