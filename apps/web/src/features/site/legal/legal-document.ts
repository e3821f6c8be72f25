/** A legal text as data: clauses that can be pointed at, and in them numbered paragraphs, lists and tables. */
export interface LegalDocument {
  title: string;
  /** ISO date. */
  updatedOn: string;
  /** ISO date. */
  firstPublishedOn: string;
  /** The whole in a few sentences; the clauses decide. */
  inShort: readonly string[];
  clauses: readonly Clause[];
}

export interface Clause {
  /** What stands after the # in an address; never changed once others may link to it. */
  id: string;
  title: string;
  parts: readonly Part[];
}

/**
 * A numbered paragraph, or what belongs to the one before it. In all texts `[words](/path)` is a link,
 * `{email}` and `{phone}` are how to reach us, and words between grave accents stand as a machine has them.
 */
export type Part = string | { list: readonly string[] } | { table: LegalTable };

export interface LegalTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
