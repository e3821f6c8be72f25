import { createHash } from "node:crypto";
import type { Asked } from "../../asked.ts";
import type { ReadKind } from "./blind-read.ts";

/** A sheet's readers and what they are asked to do. */
export interface SheetOf {
  readonly kind: ReadKind;
  readonly solver: string;
}

/**
 * What a question is called on a sheet. Its id would tell its subject, and which questions share a
 * passage; so would a name that is the same on two kinds of sheets. The letter keeps YAML from
 * reading a number.
 */
export function hiddenName({ kind, solver }: SheetOf, { item }: Asked): string {
  const hash = createHash("sha256").update(`${kind} ${solver} ${item.id}`).digest("hex");
  return `q-${hash.slice(0, 10)}`;
}
