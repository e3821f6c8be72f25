import { type Stroke, visible } from "./strokes.ts";

const PEN_WIDTH = 2;
const ERASER_WIDTH = 24;

/** Redraws everything at the canvas's size on screen. */
export function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { clientWidth, clientHeight } = canvas;
  const scale = window.devicePixelRatio || 1;
  canvas.width = Math.round(clientWidth * scale);
  canvas.height = Math.round(clientHeight * scale);
  context.scale(scale, scale);
  for (const stroke of visible(strokes)) paintStroke(canvas, stroke, 0);
}

/** Draws a stroke starting at the point at `from`. */
export function paintStroke(
  canvas: HTMLCanvasElement,
  { tool, points }: Stroke,
  from: number,
): void {
  const context = canvas.getContext("2d");
  if (!context || points.length < 2) return;
  const isPen = tool === "pen";
  context.globalCompositeOperation = isPen ? "source-over" : "destination-out";
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = isPen ? PEN_WIDTH : ERASER_WIDTH;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(points[from]!, points[from + 1]!);
  // A dot is a line that ends where it starts.
  context.lineTo(points[from]!, points[from + 1]!);
  for (let k = from + 2; k < points.length; k += 2) context.lineTo(points[k]!, points[k + 1]!);
  context.stroke();
}
