import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AllowedPhrase, KeptValues } from "@theta/items";
import { parse } from "yaml";
import { z } from "zod";
import { HERE } from "./source-files.ts";

const ALLOWED = join(HERE, "register-allowed.yaml");
const KEPT = join(HERE, "register-kept.json");

const allowedForm = z.strictObject({
  where: z.string().min(1),
  phrase: z.string().min(1),
  why: z.string().min(1),
});

/** Phrases that are right where they are. Throws and says where if the file is broken. */
export async function readAllowedPhrases(): Promise<AllowedPhrase[]> {
  const parsed = z.array(allowedForm).safeParse(parse(await readFile(ALLOWED, "utf8")));
  if (!parsed.success)
    throw new Error(`content/register-allowed.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What the bank measured when it was last kept; `npm run items:check -- --keep` writes it. */
export async function readKeptValues(): Promise<KeptValues> {
  return z.record(z.string(), z.number()).parse(JSON.parse(await readFile(KEPT, "utf8")));
}

export async function keepValues(kept: KeptValues): Promise<void> {
  await writeFile(`${KEPT}.new`, `${JSON.stringify(kept, null, 2)}\n`);
  await rename(`${KEPT}.new`, KEPT);
}
