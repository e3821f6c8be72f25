/** The fields that a list of articles shows. */
export interface ArticleHead {
  slug: string;
  title: string;
  excerpt: string;
  /** `2026-11-03` */
  date: string;
}

/** An article as the build produces it: data that's drawn without making HTML from a string. */
export interface Article extends ArticleHead {
  tags: readonly string[];
  minutes: number;
  blocks: readonly Block[];
  newer: ArticleLink | null;
  older: ArticleLink | null;
}

export interface ArticleLink {
  slug: string;
  title: string;
}

export type Block =
  | { kind: "paragraph"; text: readonly Inline[] }
  | { kind: "heading"; level: 2 | 3; id: string; text: readonly Inline[] }
  | { kind: "list"; isOrdered: boolean; items: readonly (readonly Inline[])[] }
  | TableBlock
  | { kind: "example"; blocks: readonly Block[] };

export interface TableBlock {
  kind: "table";
  head: readonly (readonly Inline[])[];
  rows: readonly (readonly (readonly Inline[])[])[];
  isNumeric: readonly boolean[];
}

export type Inline =
  | string
  | { kind: "strong" | "emphasis"; text: readonly Inline[] }
  | { kind: "link"; to: string; text: readonly Inline[] };
