import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  loadBank,
  loadMocks,
  loadPictureFiles,
  loadQuizzes,
  loadTopicTests,
  stampOfBank,
} from "@theta/content";
import { ItemFileError, RenderError } from "@theta/items";
import { importBank } from "./features/question-bank/import-bank.ts";
import type { Db } from "./platform/database/database.ts";

/** The bank's sources are broken: the message says which file or item, where, and why. */
export class BankError extends Error {
  override readonly name = "BankError";
}

/** Brings the bank in the database to the sources of this version, and tells how far it is. */
export async function loadItemBank(db: Db, say: (line: string) => void): Promise<void> {
  const began = performance.now();
  const showProgress = progressBar();
  const source = {
    stamp: `${await stampOfBank()} ${await stampOfRows()}`,
    load: async (onProgress?: (done: number, total: number) => void) => ({
      items: await loadBank(onProgress),
      pictures: await loadPictureFiles(),
      quizzes: [...(await loadQuizzes()), ...(await loadTopicTests())],
      mocks: await loadMocks(),
    }),
  };
  const counts = await importBank(db, source, showProgress).catch(refuseBrokenSource);
  if (counts === "up-to-date") return;
  const { added, changed, versioned, retired } = counts;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `Item bank: ${added} added, ${changed} changed, ${versioned} in a new version, ${retired} retired (${seconds} s)`,
  );
}

const ROWS = new URL("./features/question-bank/bank-row.ts", import.meta.url);

/** Changes when the same item would be stored otherwise. */
async function stampOfRows(): Promise<string> {
  return createHash("sha256")
    .update(await readFile(ROWS))
    .digest("hex");
}

function refuseBrokenSource(error: unknown): never {
  if (error instanceof ItemFileError || error instanceof RenderError)
    throw new BankError(
      `The item bank cannot be loaded, and nothing of it was changed: ${error.message}`,
    );
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
