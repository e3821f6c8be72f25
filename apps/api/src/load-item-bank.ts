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
import { selectOptionalLastStamp } from "./features/question-bank/bank.queries.ts";
import { importBank } from "./features/question-bank/import-bank.ts";
import type { Db } from "./platform/database/database.ts";

/** The bank's sources are broken: the message says which file or item, where, and why. */
export class BankError extends Error {
  override readonly name = "BankError";
}

/** Where the bank comes from. */
export interface BankFiles {
  /** Of the sources that the build has rendered; null before a build. */
  builtStamp: () => Promise<string | null>;
  /** Of the sources as they stand: reads all of them. */
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
 * Sees to it that the bank of the build is in the database. When it is there already, the sources are
 * not read: that is for later, and the caller is told.
 */
export async function ensureItemBank(
  db: Db,
  say: (line: string) => void,
  files: BankFiles = CONTENT,
): Promise<"as-built" | "loaded"> {
  const built = await files.builtStamp();
  if (built !== null && (await selectOptionalLastStamp(db)) === (await stampWithRows(built)))
    return "as-built";
  await loadItemBank(db, say, files);
  return "loaded";
}

/** Brings the bank in the database to the sources of this version, and tells how far it is. */
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

/** What decides how the bank is stored. */
const ROWS = [
  "question-bank/bank-row.ts",
  "question-bank/bank.queries.ts",
  "question-bank/import-bank.ts",
  "free-quiz/quizzes.queries.ts",
  "free-quiz/write-quizzes.ts",
  "mock-test/mocks.queries.ts",
  "mock-test/write-mocks.ts",
].map((file) => new URL(`./features/${file}`, import.meta.url));

/** Changes when the same bank would be stored otherwise, too. */
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

/** A bar on a terminal; nothing in a log file. */
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
