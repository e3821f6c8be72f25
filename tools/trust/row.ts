export interface Row {
  row: number;
  /** What goes wrong. */
  fault: string;
  /** What happens then. */
  outcome: string;
  /** The titles of its tests, by file, as they are in the source: `%s` stands for any text. */
  tests: Readonly<Record<string, readonly string[]>>;
}
