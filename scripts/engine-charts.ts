/** Small pictures as SVG text: enough for the engine's report, with nothing to load. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly color: string;
}

export interface Chart {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly Series[];
  /** Horizontal lines that mean something: a target, a cap. */
  readonly marks?: readonly { readonly y: number; readonly name: string }[];
  readonly yRange?: readonly [number, number];
}

const WIDTH = 640;
const HEIGHT = 340;
const LEFT = 64;
const RIGHT = 16;
const TOP = 20;
const BOTTOM = 52;

export function lineChart(chart: Chart): string {
  const all = chart.series.flatMap(({ points }) => points);
  const xs = all.map(([x]) => x);
  const ys = [...all.map(([, y]) => y), ...(chart.marks ?? []).map(({ y }) => y)];
  const [yMin, yMax] = chart.yRange ?? padded(Math.min(...ys), Math.max(...ys));
  const [xMin, xMax] = [Math.min(...xs), Math.max(...xs)];
  const x = (value: number) =>
    LEFT + ((value - xMin) / (xMax - xMin || 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - yMin) / (yMax - yMin || 1)) * (HEIGHT - TOP - BOTTOM);
  const parts = [
    ...ticks(yMin, yMax).map(
      (t) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(t)}" y2="${y(t)}" class="grid"/><text x="${LEFT - 8}" y="${y(t) + 4}" text-anchor="end">${short(t)}</text>`,
    ),
    ...ticks(xMin, xMax).map(
      (t) =>
        `<text x="${x(t)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${short(t)}</text>`,
    ),
    ...(chart.marks ?? []).map(
      (mark) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(mark.y)}" y2="${y(mark.y)}" class="mark"/><text x="${WIDTH - RIGHT}" y="${y(mark.y) - 5}" text-anchor="end">${escape(mark.name)}</text>`,
    ),
    ...chart.series.map(({ points, color }) => {
      const path = points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(" ");
      return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2.5"/>`;
    }),
    `<text x="${(WIDTH + LEFT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${escape(chart.xLabel)}</text>`,
    `<text transform="translate(14 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${escape(chart.yLabel)}</text>`,
  ];
  const legend = chart.series
    .map(({ name, color }) => `<span><i style="background:${color}"></i>${escape(name)}</span>`)
    .join("");
  return `<figure><figcaption>${escape(chart.title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(chart.title)}">${parts.join("")}</svg><p class="legend">${legend}</p></figure>`;
}

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function padded(low: number, high: number): [number, number] {
  const room = (high - low || 1) * 0.08;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

/** Five to nine round numbers inside the range. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough) ?? rough;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace("-", "−");
}
