import type { QuestionTable } from "@theta/contract";

/** The numbers of a chart as places that the arrow keys lead to: points along it, and their values. */
export interface ChartPlaces {
  /** What each point is called: a category, a slice, or the two ends of an arrow. */
  readonly points: readonly string[];
  readonly values: readonly ChartValues[];
}

interface ChartValues {
  readonly name: string;
  readonly texts: readonly string[];
  /** From 0 for the least value to 1 for the greatest; null for words. */
  readonly heights: readonly (number | null)[];
}

export interface ChartPlace {
  readonly point: number;
  readonly series: number;
}

/** Words name a point, and numbers are its values. If a table has only words, the first one names it. */
export function chartPlaces({ columns, rows }: QuestionTable): ChartPlaces {
  const places = columns.map((_, place) => place);
  const numbers = places.filter((place) => columns[place]!.isNumber);
  const valued = numbers.length > 0 ? numbers : places.slice(1);
  const naming = places.filter((place) => !valued.includes(place));
  return {
    points: rows.map((cells, k) => {
      const names = naming.map((place) => cells[place]?.text ?? "").filter(Boolean);
      return names.length > 0 ? names.join(", ") : `Point ${k + 1}`;
    }),
    values: valued.map((place) => ({
      name: columns[place]!.name,
      texts: rows.map((cells) => cells[place]?.text ?? ""),
      heights: heightsOf(rows.map((cells) => cells[place]?.value)),
    })),
  };
}

function heightsOf(values: readonly (number | undefined)[]): (number | null)[] {
  const known = values.filter((value) => value !== undefined);
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  return values.map((value) => {
    if (value === undefined) return null;
    return greatest === least ? 0.5 : (value - least) / (greatest - least);
  });
}

/** Where a key leads, or null if it's not one of the chart's. */
export function placeAfter(
  key: string,
  { point, series }: ChartPlace,
  { points, values }: ChartPlaces,
): ChartPlace | null {
  const at = (next: number): ChartPlace => ({
    point: Math.min(points.length - 1, Math.max(0, next)),
    series,
  });
  const inSeries = (next: number): ChartPlace => ({
    point,
    series: Math.min(values.length - 1, Math.max(0, next)),
  });
  const heights = values[series]!.heights.map((height) => height ?? -1);
  switch (key) {
    case "ArrowRight":
      return at(point + 1);
    case "ArrowLeft":
      return at(point - 1);
    case "ArrowDown":
      return inSeries(series + 1);
    case "ArrowUp":
      return inSeries(series - 1);
    case "Home":
      return at(0);
    case "End":
      return at(points.length - 1);
    case "[":
      return at(heights.indexOf(Math.min(...heights.filter((height) => height >= 0))));
    case "]":
      return at(heights.indexOf(Math.max(...heights)));
    default:
      return null;
  }
}

/** "Q2 2022. Online: 88. 2 of 12." */
export function placeWords({ point, series }: ChartPlace, { points, values }: ChartPlaces): string {
  const { name, texts } = values[series]!;
  return `${points[point]!}. ${name}: ${texts[point]!}. ${point + 1} of ${points.length}.`;
}
