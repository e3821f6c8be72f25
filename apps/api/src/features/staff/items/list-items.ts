import type { Query, Reply } from "@theta/contract";
import type { staffItems } from "@theta/contract/staff";
import { previewOf } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { pageOf, readCursor } from "../shared/cursor.ts";
import { selectItemPage, selectTopicNames, sortParts } from "./find-items.queries.ts";

type Page = Reply<typeof staffItems.list>["result"];

/** Facts and how each question begins; no keys and no solutions, so that a list may be exported. */
export async function listItems(
  db: Db,
  { cursor, limit, sort, key, ...filter }: Query<typeof staffItems.list>,
): Promise<Page> {
  const found = await selectItemPage(
    db,
    { ...filter, key: key?.toLowerCase() },
    { sort, after: readCursor(cursor, sortParts(sort)), limit },
  );
  const { rows, next } = pageOf(found, limit, (row) => {
    if (sort === "key") return [row.key];
    return [sort.endsWith("shown") ? (row.shown ?? 0) : row.difficulty, row.key];
  });
  return {
    rows: rows.map(({ sections, ...row }) => ({
      ...row,
      preview: previewOf(row.format, { sections }),
    })),
    next,
  };
}

export async function listTopics(db: Db): Promise<Reply<typeof staffItems.topics>["result"]> {
  return await selectTopicNames(db);
}
