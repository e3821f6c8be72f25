/** A legal text as data: clauses you can link to, with numbered paragraphs, lists, and tables. */
export interface LegalDocument {
  title: string;
  /** ISO date. */
  updatedOn: string;
  /** ISO date. */
  firstPublishedOn: string;
  /** A summary in a few sentences. Only the clauses are binding. */
  inShort: readonly string[];
  clauses: readonly Clause[];
}

export interface Clause {
  /** The anchor in the address; never change it once others may link to it. */
  id: string;
  title: string;
  parts: readonly Part[];
}

/**
 * A numbered paragraph, or something that belongs to the one before it. In all texts, `[words](/path)` is a
 * link, `{email}` is our address, and words between backticks are technical names.
 */
export type Part = string | { list: readonly string[] } | { table: LegalTable };

export interface LegalTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
