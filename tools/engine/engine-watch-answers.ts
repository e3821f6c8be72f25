import { UsageError } from "../command-options.ts";

/** An answer as the product records it. */
export interface Recorded {
  readonly learner: string;
  readonly item: string;
  readonly correct: boolean;
  /** The learner's ability, estimated without this answer, and its uncertainty. */
  readonly theta: number;
  readonly se: number;
  readonly group: "reference" | "focal" | null;
  /** Any text that sorts by time: 2026-01-31, 2026-01-31T08:00Z. */
  readonly date: string;
}

/**
 * Reads a JSON list of objects, or a CSV whose first line holds the names. Fields are those of
 * `Recorded`.
 */
export function parseAnswers(text: string, file: string): Recorded[] {
  const rows = text.trimStart().startsWith("[") ? jsonRows(text, file) : csvRows(text, file);
  if (rows.length === 0) throw new UsageError(`${file} contains no answers.`);
  return rows.map((row, place) => recorded(row, `${file}, answer ${place + 1}`));
}

type Row = Readonly<Record<string, unknown>>;

function jsonRows(text: string, file: string): Row[] {
  try {
    return JSON.parse(text) as Row[];
  } catch (error) {
    throw new UsageError(`${file} isn't JSON: ${(error as Error).message}.`, { cause: error });
  }
}

function csvRows(text: string, file: string): Row[] {
  const [head = "", ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const names = cellsOf(head);
  return lines.map((line, k) => {
    const cells = cellsOf(line);
    if (cells.length !== names.length)
      throw new UsageError(`${file}, line ${k + 2}: ${cells.length} cells, not ${names.length}.`);
    return Object.fromEntries(names.map((name, c) => [name, cells[c]]));
  });
}

/** Ids and dates contain no commas, so it's enough to remove quotes. */
function cellsOf(line: string): string[] {
  return line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}

const FIELDS = ["learner", "item", "correct", "theta", "se", "group", "date"];
const TRUE = [true, 1, "1", "true"] as const;
const FALSE = [false, 0, "0", "false"] as const;
const GROUPS = ["reference", "focal"] as const;

function recorded(row: Row, name: string): Recorded {
  if (typeof row !== "object" || row === null)
    throw new UsageError(`${name}: not an object but ${String(row)}.`);
  const unknown = Object.keys(row).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined)
    throw new UsageError(
      `${name}: the field ${unknown} is unknown; known are ${FIELDS.join(", ")}.`,
    );
  const group = row["group"] || null;
  if (group !== null && !GROUPS.some((one) => one === group))
    throw new UsageError(`${name}: group is reference, focal or nothing, not ${say(group)}.`);
  return {
    learner: label(row, "learner", name),
    item: label(row, "item", name),
    correct: yesOrNo(row["correct"], name),
    theta: finite(row, "theta", name),
    se: notNegative(finite(row, "se", name), name),
    group: group as Recorded["group"],
    date: label(row, "date", name),
  };
}

function label(row: Row, field: string, name: string): string {
  const value = row[field];
  if ((typeof value === "string" && value !== "") || Number.isInteger(value)) return String(value);
  throw new UsageError(`${name}: ${field} must be a text or a whole number, not ${say(value)}.`);
}

function yesOrNo(value: unknown, name: string): boolean {
  if (TRUE.some((yes) => yes === value)) return true;
  if (FALSE.some((no) => no === value)) return false;
  throw new UsageError(`${name}: correct must be true, false, 1 or 0, not ${say(value)}.`);
}

function finite(row: Row, field: string, name: string): number {
  const value = row[field];
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number === "number" && Number.isFinite(number)) return number;
  throw new UsageError(`${name}: ${field} must be a number, not ${say(value)}.`);
}

function notNegative(se: number, name: string): number {
  if (se >= 0) return se;
  throw new UsageError(`${name}: se must be at least 0, not ${se}.`);
}

function say(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
