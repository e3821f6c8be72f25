import { parse } from "yaml";
import { z } from "zod";
import type { Block, Sheet } from "./sheet.ts";

const words = z.string().min(1);
const sheetHead = z.strictObject({
  title: words,
  lead: words,
  about: words,
  holds: z.array(words).min(1),
  pages: z.coerce.number().int().min(1).max(4),
  orientation: z.enum(["portrait", "landscape"]),
});

/** Reads a sheet's source. Throws, naming the file, when it is broken. */
export function readSheet(file: string, source: string): Sheet {
  try {
    const [, head, text] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? [];
    if (head === undefined || text === undefined) throw new Error("has no head between two ---");
    return {
      name: file.replace(/\.md$/, ""),
      ...sheetHead.parse(parse(head, { schema: "failsafe" })),
      blocks: text
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter(Boolean)
        .map(readBlock),
    };
  } catch (error) {
    throw new Error(`content/sheets/${file}: ${(error as Error).message}`, { cause: error });
  }
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
    return { kind: "example", text: lines.map((line) => line.replace(/^> ?/, "")).join(" ") };
  if (ITEM.test(first)) return { kind: "list", items: lines.map(itemOf) };
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

const ITEM = /^\d+\. /;

function itemOf(line: string): string {
  if (!ITEM.test(line)) throw new Error(`Not an item of the list: ${line}`);
  return line.replace(ITEM, "");
}

/** A head, a line of dashes, and rows; `+ 12` at the end means twelve rows to write in. */
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
