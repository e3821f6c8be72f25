import MarkdownIt, { type Token } from "markdown-it";
import type { Block, Inline } from "./article.ts";

/** Doesn't turn "(c)" into ©, because letters in parentheses are options here. */
const md = new MarkdownIt({ html: false, linkify: false, typographer: true }).disable(
  "replacements",
);

/** Markdown as blocks. Throws at anything a page can't show. */
export function readMarkdown(text: string): Block[] {
  const reader = new Reader(md.parse(text, {}));
  return reader.blocksUntil(null);
}

/** How many words a reader reads, including tables and examples. */
export function countWords(blocks: readonly Block[]): number {
  return wordsOf(blocks).split(/\s+/).filter(Boolean).length;
}

export function plainWords(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : plainWords(part.text))).join("");
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case "paragraph":
        case "heading":
          return plainWords(block.text);
        case "list":
          return block.items.map(plainWords).join(" ");
        case "table":
          return [block.head, ...block.rows].flat().map(plainWords).join(" ");
        case "example":
          return wordsOf(block.blocks);
      }
    })
    .join(" ");
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  blocksUntil(end: string | null): Block[] {
    const blocks: Block[] = [];
    while (this.#at < this.#tokens.length && this.#token.type !== end) blocks.push(this.#block());
    if (end !== null) this.#take(end);
    return blocks;
  }

  #block(): Block {
    const { type, tag } = this.#token;
    switch (type) {
      case "paragraph_open":
        return { kind: "paragraph", text: this.#wrapped("paragraph") };
      case "heading_open": {
        if (tag !== "h2" && tag !== "h3")
          throw new Error(`A heading must be ## or ###, not ${tag}`);
        const text = this.#wrapped("heading");
        return { kind: "heading", level: tag === "h2" ? 2 : 3, id: idOf(text), text };
      }
      case "bullet_list_open":
      case "ordered_list_open":
        return this.#list();
      case "table_open":
        return this.#table();
      case "blockquote_open":
        this.#take(type);
        return { kind: "example", blocks: this.blocksUntil("blockquote_close") };
      default:
        throw new Error(`There is no form for ${type}`);
    }
  }

  #list(): Block {
    const { type } = this.#take();
    const items: Inline[][] = [];
    while (this.#token.type === "list_item_open") {
      this.#take();
      items.push(this.#wrapped("paragraph"));
      this.#take("list_item_close");
    }
    this.#take(type.replace("open", "close"));
    return { kind: "list", isOrdered: type === "ordered_list_open", items };
  }

  #table(): Block {
    this.#take("table_open");
    this.#take("thead_open");
    const [head = { cells: [], isNumeric: [] }] = this.#rows("thead_close", "th");
    this.#take("tbody_open");
    const rows = this.#rows("tbody_close", "td");
    if (head.cells.some((cell) => plainWords(cell) === ""))
      throw new Error("Every column of a table must have a name");
    this.#take("table_close");
    return {
      kind: "table",
      head: head.cells,
      rows: rows.map(({ cells }) => cells),
      isNumeric: head.isNumeric,
    };
  }

  #rows(end: string, cell: "th" | "td") {
    const rows: { cells: Inline[][]; isNumeric: boolean[] }[] = [];
    while (this.#token.type !== end) {
      this.#take("tr_open");
      const row: (typeof rows)[number] = { cells: [], isNumeric: [] };
      while (this.#token.type === `${cell}_open`) {
        row.isNumeric.push(String(this.#token.attrGet("style")).includes("right"));
        row.cells.push(this.#wrapped(cell));
      }
      this.#take("tr_close");
      rows.push(row);
    }
    this.#take(end);
    return rows;
  }

  #wrapped(name: string): Inline[] {
    this.#take(`${name}_open`);
    const { children } = this.#take("inline");
    this.#take(`${name}_close`);
    return new InlineReader(children ?? []).read(null);
  }

  get #token(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error("The text ends in the middle of something");
    return token;
  }

  #take(type?: string): Token {
    const token = this.#token;
    if (type !== undefined && token.type !== type) {
      throw new Error(`There is no form for ${token.type} here; ${type} is meant`);
    }
    this.#at += 1;
    return token;
  }
}

class InlineReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(end: string | null): Inline[] {
    const parts: Inline[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      this.#at += 1;
      if (!token || token.type === end) return joined(parts);
      parts.push(this.#part(token));
    }
  }

  #part(token: Token): Inline {
    switch (token.type) {
      case "text":
      case "text_special":
        // Keeps a number and its sign on one line.
        return token.content.replaceAll(/(\d) %/g, "$1\u00a0%");
      case "softbreak":
        return " ";
      case "strong_open":
        return { kind: "strong", text: this.read("strong_close") };
      case "em_open":
        return { kind: "emphasis", text: this.read("em_close") };
      case "link_open":
        return {
          kind: "link",
          to: String(token.attrGet("href")),
          text: this.read("link_close"),
        };
      default:
        throw new Error(`There is no form for ${token.type} in a line`);
    }
  }
}

/** Joins neighboring pieces of plain text. */
function joined(parts: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part === "") continue;
    if (typeof part === "string" && typeof last === "string")
      result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

function idOf(text: readonly Inline[]): string {
  return plainWords(text)
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
