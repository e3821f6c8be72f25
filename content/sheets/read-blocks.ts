import type { Block } from "./sheet.ts";

/** The head of a source, between two lines of dashes, and its text. */
export function splitHead(source: string): [head: string, text: string] {
  const [, head, text] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new Error("has no head between two ---");
  return [head, text];
}

/** Blocks are separated by blank lines. Throws on anything that can't be printed. */
export function readBlocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readBlock);
}

function readBlock(source: string): Block {
  const lines = source.split("\n").map((line) => line.trim());
  const [first = "", second = ""] = lines;
  const rest = /^(?:## |### |=== |!figure )(.+)$/.exec(source)?.[1]?.trim() ?? "";
  if (first.startsWith("### ")) return { kind: "group", title: rest };
  if (first.startsWith("## ")) return { kind: "part", title: rest };
  if (first.startsWith("!figure ")) return { kind: "figure", name: rest };
  if (first.startsWith("=== ")) {
    if (rest !== "page" && rest !== "column") throw new Error(`There is no break to a ${rest}`);
    return { kind: "break", to: rest };
  }
  if (first.startsWith("| ")) return readTable(lines);
  if (first.startsWith("> "))
    return { kind: "example", text: joined(lines.map((line) => line.replace(/^> ?/, ""))) };
  for (const [mark, isOrdered] of MARKS)
    if (mark.test(first))
      return { kind: "list", isOrdered, items: lines.map((line) => itemOf(line, mark)) };
  const note = /^:(=?) (.+)$/.exec(second);
  if (note) {
    const [, isIdentity = "", beginning = ""] = note;
    return {
      kind: "row",
      formula: first,
      note: [beginning, ...lines.slice(2)].join(" "),
      isIdentity: isIdentity !== "",
    };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}

/** A line that ends with a backslash stays a separate line. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => `${text}${text.endsWith("\\") ? "\n" : " "}${line}`);
}

const MARKS = [
  [/^\d+\. /, true],
  [/^- /, false],
] as const;

function itemOf(line: string, mark: RegExp): string {
  if (!mark.test(line)) throw new Error(`Not an item of the list: ${line}`);
  return line.replace(mark, "");
}

/** A head, a line of dashes, and rows. `+ 12` at the end means twelve blank rows to write in. */
function readTable(lines: readonly string[]): Block {
  const [, blank = ""] = /^\+ (\d+)$/.exec(lines.at(-1) ?? "") ?? [];
  const [head = [], dashes = [], ...rows] = (blank ? lines.slice(0, -1) : lines).map(cellsOf);
  if (!dashes.every((cell) => /^-+$/.test(cell)))
    throw new Error(`A table needs dashes under its head: ${head.join(", ")}`);
  for (const row of rows)
    if (row.length !== head.length) throw new Error(`A row of another length: ${row.join(", ")}`);
  return { kind: "table", head, rows, blankRows: Number(blank) };
}

function cellsOf(line: string): string[] {
  if (!/^\|.*\|$/.test(line)) throw new Error(`Not a row of a table: ${line}`);
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}
