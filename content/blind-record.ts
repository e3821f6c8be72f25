import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BlindAnswer, blindAnswerForm } from "@theta/items";
import { HERE } from "./source-files.ts";

const RECORD = join(HERE, "blind-answers.json");

/** What blind solvers answered, in chronological order. */
export async function readBlindRecord(): Promise<BlindAnswer[]> {
  return blindAnswerForm.array().parse(JSON.parse(await readFile(RECORD, "utf8")));
}

/** One answer per line, so that a diff shows what was added and two additions merge. */
export async function addToBlindRecord(answers: readonly BlindAnswer[]): Promise<void> {
  const all = [...(await readBlindRecord()), ...answers];
  const lines = all.map((answer) => JSON.stringify(answer)).join(",\n");
  await writeFile(`${RECORD}.new`, `[\n${lines}\n]\n`);
  await rename(`${RECORD}.new`, RECORD);
}
