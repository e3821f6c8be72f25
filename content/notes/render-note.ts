import { renderLine } from "@theta/items";
import type { Block } from "../sheets/sheet.ts";
import type { Note } from "./note.ts";

/** A note's text as safe HTML, like a question's. */
export interface NotePart {
  title: string;
  blocks: RenderedBlock[];
}

export type RenderedBlock =
  | { kind: "heading" | "text" | "example"; html: string }
  | { kind: "formula"; html: string; note: string };

export function renderNote({ blocks }: Note): NotePart[] {
  const parts: NotePart[] = [];
  for (const block of blocks) {
    if (block.kind === "part") parts.push({ title: block.title, blocks: [] });
    else parts.at(-1)!.blocks.push(renderBlock(block));
  }
  return parts;
}

function renderBlock(block: Block): RenderedBlock {
  switch (block.kind) {
    case "group":
      return { kind: "heading", html: renderLine(block.title) };
    case "paragraph":
      return { kind: "text", html: `<p>${renderLine(block.text)}</p>` };
    case "example":
      return { kind: "example", html: `<p>${renderLine(block.text)}</p>` };
    case "list":
      return { kind: "text", html: listHtml(block) };
    case "table":
      return { kind: "text", html: tableHtml(block) };
    case "row":
      return { kind: "formula", html: renderLine(block.formula), note: renderLine(block.note) };
    default:
      throw new Error(`A note has no form for this ${block.kind}`);
  }
}

function listHtml({ isOrdered, items }: Extract<Block, { kind: "list" }>): string {
  const tag = isOrdered ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${renderLine(item)}</li>`).join("")}</${tag}>`;
}

function tableHtml({ head, rows }: Extract<Block, { kind: "table" }>): string {
  const heads = head.map((cell) => `<th scope="col">${renderLine(cell)}</th>`).join("");
  const lines = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${renderLine(cell)}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${heads}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}
