import type { Db } from "../../platform/database/database.ts";
import { keepRecent } from "../../platform/keep-recent.ts";
import { selectOptionalPicture } from "./items.queries.ts";

const KEPT_BYTES = 24 * 1024 * 1024;
const FILE = /^[0-9a-f]{32}\.webp$/;

/** The files of pictures in questions, with the most recently requested ones kept in memory. */
export function createPictureReader(db: Db): (file: string) => Promise<Buffer | null> {
  const recent = keepRecent<Buffer>(KEPT_BYTES, (bytes) => bytes.length);
  return async (file) => {
    if (!FILE.test(file)) return null;
    const kept = recent.get(file);
    if (kept) return kept;
    const bytes = await selectOptionalPicture(db, file);
    if (bytes) recent.keep(file, bytes);
    return bytes ?? null;
  };
}
