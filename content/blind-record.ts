import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BlindAnswer, blindAnswerForm, type BlindRead, blindReadForm } from "@theta/items";
import { HERE } from "./source-files.ts";

const ANSWERS = join(HERE, "blind-answers.json");
/** Apart from the answers, because the bank is loaded without them. */
const READS = join(HERE, "blind-reads.json");

/** What blind solvers answered, in chronological order. */
export async function readBlindRecord(): Promise<BlindAnswer[]> {
  return blindAnswerForm.array().parse(await readJson(ANSWERS));
}

export async function addToBlindRecord(answers: readonly BlindAnswer[]): Promise<void> {
  await writeLines(ANSWERS, [...(await readBlindRecord()), ...answers]);
}

/** What guessers, weak solvers, and editors said, in chronological order. */
export async function readBlindReads(): Promise<BlindRead[]> {
  return blindReadForm.array().parse(await readJson(READS));
}

export async function addToBlindReads(reads: readonly BlindRead[]): Promise<void> {
  await writeLines(READS, [...(await readBlindReads()), ...reads]);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8")) as unknown;
}

/** One record per line, so that a diff shows what was added and two additions merge. */
async function writeLines(file: string, records: readonly object[]): Promise<void> {
  const lines = records.map((record) => JSON.stringify(record)).join(",\n");
  await writeFile(`${file}.new`, `[\n${lines}\n]\n`);
  await rename(`${file}.new`, file);
}
