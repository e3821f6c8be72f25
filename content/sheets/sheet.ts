/** A sheet to print, as data. `npm run sheets` makes a PDF of it. */
export interface Sheet {
  /** The name of its file in `content/sheets` and of its PDF. */
  name: string;
  title: string;
  /** Shown under the title on the sheet. */
  lead: string;
  /** One sentence, and what's on it point by point, for the page that offers it. */
  about: string;
  holds: string[];
  /** How many pages it's supposed to have. */
  pages: number;
  orientation: "portrait" | "landscape";
  blocks: Block[];
}

/** Texts are Markdown with TeX between dollar signs, as in questions. */
export type Block =
  | { kind: "part" | "group"; title: string }
  | FormulaRow
  | { kind: "example" | "paragraph"; text: string }
  | { kind: "list"; isOrdered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][]; blankRows: number }
  /** Drawn by the tool: a diagram, or a table of numbers that it calculates. */
  | { kind: "figure"; name: string }
  | { kind: "break"; to: "page" | "column" };

export interface FormulaRow {
  kind: "row";
  formula: string;
  /** When to use it, or where it trips people up. */
  note: string;
  /** Holds for all numbers. The test tries it with some. */
  isIdentity: boolean;
}
