import type { Query } from "@theta/contract";
import { ANSWERS_COUNTED, type ItemFigures, type staffItems } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { selectChoices, selectKindFigures } from "./figures.queries.ts";
import { requireVersion } from "./read-item.ts";

const KINDS = ["mock", "quiz", "practice"] as const;

/** How a version was answered. A new version starts from nothing, because it's another question. */
export async function readFigures(
  db: Db,
  { key, version }: Query<typeof staffItems.figures>,
): Promise<ItemFigures> {
  const { id } = await requireVersion(db, key, version);
  const [found, choices] = await Promise.all([
    selectKindFigures(db, id, ANSWERS_COUNTED),
    selectChoices(db, id, ANSWERS_COUNTED),
  ]);
  const kinds = KINDS.map(
    (kind) =>
      found.find((one) => one.kind === kind) ?? {
        kind,
        shown: 0,
        answered: 0,
        right: 0,
        medianSeconds: null,
      },
  );
  return { kinds, choices };
}
