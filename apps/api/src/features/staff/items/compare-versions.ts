import type { Query } from "@theta/contract";
import type { ItemDifference, staffItems } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { textsOf } from "./item-texts.rules.ts";
import { requireVersion } from "./read-item.ts";
import { wordDiff } from "./word-diff.rules.ts";

/** The texts that changed between two versions; those that didn't are left out. */
export async function compareVersions(
  db: Db,
  { key, from, to }: Query<typeof staffItems.differences>,
): Promise<ItemDifference[]> {
  const before = textsOf((await requireVersion(db, key, from)).content);
  const after = textsOf((await requireVersion(db, key, to)).content);
  const textOf = (texts: typeof before, label: string) =>
    texts.find((one) => one.label === label)?.text ?? "";
  const gone = before.filter(({ label }) => !after.some((one) => one.label === label));
  return [...after, ...gone]
    .map(({ label }) => ({ label, old: textOf(before, label), now: textOf(after, label) }))
    .filter(({ old, now }) => old !== now)
    .map(({ label, old, now }) => ({ label, pieces: wordDiff(old, now) }));
}
