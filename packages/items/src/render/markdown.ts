import MarkdownIt, { type StateInline } from "markdown-it";
import { oncePerText } from "../once-per-text.ts";
import { renderTex } from "./mathematics.ts";
import { sanitize } from "./sanitize.ts";

/**
 * Renders Markdown with TeX between dollar signs to safe HTML. What a question needs is on:
 * paragraphs, emphasis, lists, and tables. Links, images, and raw HTML are off.
 */
const md = new MarkdownIt({ html: false, linkify: false, typographer: true, breaks: false });
md.disable(
  [
    "link",
    "image",
    "autolink",
    "html_inline",
    "html_block",
    "heading",
    "lheading",
    "hr",
    "fence",
    "code",
    "backticks",
    "blockquote",
    "reference",
    "replacements",
    "strikethrough",
  ],
  true,
);
md.inline.ruler.before("escape", "mathematics", readMathematics);
md.renderer.rules["mathematics"] = (tokens, index) => renderTex(tokens[index]!.content);

/** Several paragraphs, with lists and tables. */
export function renderBlocks(text: string): string {
  return sanitize(md.render(text).trim());
}

/** One line: an option, a cell, a heading. */
export const renderLine = oncePerText((text) => {
  const line = text.trim();
  return sanitize(renderPlainLine(line) ?? renderMarkdownLine(line));
});

export function renderMarkdownLine(line: string): string {
  return md.renderInline(line);
}

/** Words, an escaped sign, or TeX. Quotes are left to the typographer. */
const PIECE = /[^\\$*_&"'\n\r\0]+|\\([$%])|\$((?:[^\\$\r\0]|\\[^\r\0])+)\$/y;

/** The same for most lines, found in a fraction of the time; null for one with any other markup. */
export function renderPlainLine(line: string): string | null {
  let html = "";
  for (PIECE.lastIndex = 0; PIECE.lastIndex < line.length;) {
    const piece = PIECE.exec(line);
    if (!piece) return null;
    const [words, sign, tex] = piece;
    const part = tex === undefined ? md.utils.escapeHtml(sign ?? words) : texOrNull(tex);
    if (part === null) return null;
    html += part;
  }
  return html;
}

/** Null for TeX that can't be read: the parser says more about what's wrong with it. */
function texOrNull(tex: string): string | null {
  try {
    return renderTex(tex.trim());
  } catch {
    return null;
  }
}

function readMathematics(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "$") return false;
  const end = closingDollar(state.src, state.pos + 1);
  if (end < 0)
    throw new MarkdownError(
      `A $ has no partner after “${state.src.slice(Math.max(0, state.pos - 20), state.pos + 1)}”; money is written \\$.`,
    );
  if (!silent)
    state.push("mathematics", "", 0).content = state.src.slice(state.pos + 1, end).trim();
  state.pos = end + 1;
  return true;
}

function closingDollar(text: string, from: number): number {
  for (let k = from; k < text.length; k++) {
    if (text[k] === "\\") k++;
    else if (text[k] === "$") return k === from ? -1 : k;
  }
  return -1;
}

export class MarkdownError extends Error {
  override readonly name = "MarkdownError";
}
