/** A study note as the page that Chromium prints, in two columns. */
import { readFileSync } from "node:fs";
import { escapeHtml } from "@theta/contract";
import type { Note } from "../../content/notes/note.ts";
import type { Block } from "../../content/sheets/sheet.ts";
import { blocksHtml, colors, fontFaces, MARK } from "./sheets-html.ts";
import { lineHtml } from "./sheets-line.ts";

const SECTION_NAMES = {
  quant: "Quantitative Reasoning",
  verbal: "Verbal Reasoning",
  dataInsights: "Data Insights",
};
const readStyle = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const STYLES = ["notes.css", "sheets-mathematics.css"].map(readStyle).join("\n");
const COMPACT = readStyle("notes-compact.css");

/** How a note is set: tighter if it would need a second page otherwise. */
export interface Setting {
  isCompact?: boolean;
}

export function noteHtml(note: Note, { isCompact = false }: Setting = {}): string {
  const { title, section, group, about, blocks } = note;
  const page = pageStyle(title, isCompact ? "11mm 13mm 14mm" : "14mm 15mm 16mm");
  const styles = [fontFaces(), colors(), page, STYLES, ...(isCompact ? [COMPACT] : [])];
  const style = styles.join("\n");
  const place = escapeHtml(`${SECTION_NAMES[section]} · ${group}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Theta</title><style>${style}</style></head><body>
<header><p class="place"><span class="brand">${MARK}Theta</span><span>${place}</span></p><h1>${escapeHtml(title)}</h1><p class="about">${lineHtml(about)}</p></header>
<main>${partsOf(blocks).map(partHtml).join("\n")}<p class="legal">GMAT is a trademark of its owner, which is not affiliated with Theta.</p></main></body></html>\n`;
}

/** Chromium fills in the page numbers. */
function pageStyle(title: string, margin: string): string {
  const foot = "font:400 8.5pt/11pt Figtree,sans-serif;color:var(--ink-muted)";
  return `@page{size:A4;margin:${margin};@bottom-left{content:${JSON.stringify(`Theta study notes · ${title}`)};${foot}}@bottom-right{content:counter(page) " / " counter(pages);${foot}}}`;
}

function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === "part") parts.push([]);
    parts.at(-1)!.push(block);
  }
  return parts;
}

function partHtml(blocks: readonly Block[]): string {
  const html = blocksHtml(blocks);
  // Otherwise a comma after a formula could start the next line.
  const held = html.replaceAll(
    /(<math(?:(?!<\/math>)[^])*<\/math>[,.;:?!)]+)/g,
    '<span class="whole">$1</span>',
  );
  return `<section>${held}</section>`;
}
