import type { StatementKind } from "@theta/items/template";
import type { TableReader } from "./table-reader.ts";
import type { World } from "./world.ts";

/** A form that statements about a table take: how to make one, and how to judge it from its words. */
export interface StatementForm {
  readonly make: StatementKind<World>;
  /** Its words, with what changes as groups. */
  readonly pattern: RegExp;
  /** Whether the words are true of the table. It calculates another way than `make`. */
  readonly isTrue: (found: readonly string[], table: TableReader) => boolean;
}
