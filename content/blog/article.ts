/** An article of our own blog as data. Pages draw it without ever turning a string into HTML. */
export interface BlogArticle {
  /** The name of its file and its page: `/blog/<slug>`. */
  slug: string;
  title: string;
  /** One sentence. */
  excerpt: string;
  /** `2026-11-03` */
  date: string;
  tags: string[];
  /** Counted at an unhurried pace. */
  minutes: number;
  blocks: Block[];
}

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; level: 2 | 3; id: string; text: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; isNumeric: boolean[] }
  /** A worked example, set apart from the text. */
  | { kind: "example"; blocks: Block[] };

export type Inline =
  | string
  | { kind: "strong" | "emphasis"; text: Inline[] }
  | { kind: "link"; to: string; text: Inline[] };
