import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  loadBank,
  loadMocks,
  loadPictureFiles,
  loadQuizzes,
  loadTopicTests,
  stampOfBank,
  stampOfBuiltBank,
} from "@theta/content";
import { ItemFileError, RenderError } from "@theta/items";
import { lastStamp } from "./features/items/import-items.ts";
import { importBank } from "./features/question-bank/import-bank.ts";
import type { Db } from "./platform/database/database.ts";

/** The bank's sources are broken. The message says which file or item, where, and why. */
export class BankError extends Error {
  override readonly name = "BankError";
}

/** Where the bank comes from. */
export interface BankFiles {
  /** For the sources that the build has rendered; null before a build. */
  builtStamp: () => Promise<string | null>;
  /** For the current sources; reads all of them. */
  stamp: () => Promise<string>;
  load: typeof loadEverything;
}

const CONTENT: BankFiles = {
  builtStamp: stampOfBuiltBank,
  stamp: stampOfBank,
  load: loadEverything,
};

async function loadEverything(onProgress?: (done: number, total: number) => void) {
  return {
    items: await loadBank(onProgress),
    pictures: await loadPictureFiles(),
    quizzes: [...(await loadQuizzes()), ...(await loadTopicTests())],
    mocks: await loadMocks(),
  };
}

/**
 * Makes sure that the build's bank is in the database. If it already is, the sources aren't read:
 * that can wait, and the caller is told.
 */
export async function ensureItemBank(
  db: Db,
  say: (line: string) => void,
  files: BankFiles = CONTENT,
): Promise<"as-built" | "loaded"> {
  const built = await files.builtStamp();
  if (built !== null && (await lastStamp(db)) === (await stampWithRows(built))) return "as-built";
  await loadItemBank(db, say, files);
  return "loaded";
}

/** Updates the bank in the database to the sources of this version, and reports progress. */
export async function loadItemBank(
  db: Db,
  say: (line: string) => void,
  files: BankFiles = CONTENT,
): Promise<void> {
  const began = performance.now();
  const showProgress = progressBar();
  const source = {
    stamp: await stampWithRows(await files.stamp()),
    load: files.load,
  };
  const counts = await importBank(db, source, showProgress).catch(refuseBrokenSource);
  if (counts === "up-to-date") return;
  const { added, changed, versioned, retired } = counts;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `Item bank: ${added} added, ${changed} changed, ${versioned} in a new version, ${retired} retired (${seconds} s)`,
  );
}

/** The files that decide how the bank is stored. */
const ROWS = [
  "items/bank-state.sql-parts.ts",
  "items/holds.queries.ts",
  "items/import-items.ts",
  "items/item-row.ts",
  "items/items.queries.ts",
  "question-bank/import-bank.ts",
  "free-quiz/quizzes.queries.ts",
  "free-quiz/write-quizzes.ts",
  "mock-test/mocks.queries.ts",
  "mock-test/write-mocks.ts",
].map((file) => new URL(`./features/${file}`, import.meta.url));

/** Also changes when the same bank would be stored differently. */
async function stampWithRows(stamp: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ROWS) hash.update(await readFile(file));
  return `${stamp} ${hash.digest("hex")}`;
}

function refuseBrokenSource(error: unknown): never {
  if (error instanceof ItemFileError || error instanceof RenderError)
    throw new BankError(`Couldn't load the item bank; nothing was changed: ${error.message}`);
  throw error;
}

const WIDTH = 30;

/** A progress bar on a terminal; nothing in a log file. */
function progressBar(): (done: number, total: number) => void {
  if (!process.stdout.isTTY) return () => {};
  return (done, total) => {
    const full = Math.round((done / total) * WIDTH);
    const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
    process.stdout.write(
      `\rLoading the item bank ${bar} ${done}/${total}${done === total ? "\n" : ""}`,
    );
  };
}
