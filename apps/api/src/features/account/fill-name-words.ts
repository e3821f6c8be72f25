import type { Db } from "../../platform/database/database.ts";
import { selectNamesWithoutWords, updateNameWords } from "./learners.queries.ts";
import { nameWords } from "./name-words.rules.ts";

const AT_ONCE = 1_000;

/** For accounts that were made before names had their words, or by a server that doesn't write them yet. */
export async function fillNameWords(db: Db): Promise<void> {
  let found: { id: string; name: string }[];
  do {
    found = await selectNamesWithoutWords(db, AT_ONCE);
    await updateNameWords(
      db,
      found.map(({ id, name }) => ({ id, words: nameWords(name) })),
    );
  } while (found.length === AT_ONCE);
}
