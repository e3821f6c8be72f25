import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { filesUnder, hashOf } from "./source-files.ts";

/** Written by `npm run items:draws`. */
const FILE = inContent("picked-draws.json");
/** What decides which draw a template takes. */
export const DRAWERS: readonly string[] = [
  "templates",
  "chart-asks",
  "stories",
  "table-statements",
  "two-part-proofs",
  ...[
    "template",
    "form",
    "chart",
    "once-per-text.ts",
    "question-text.ts",
    "taxonomy.ts",
    "us-number.ts",
  ].map((name) => `../packages/items/src/${name}`),
].map(inContent);

/**
 * Which draw of each seed became its item, by template and seed. A seed often needs dozens of draws until its key is
 * where it should be, and a start that makes the whole bank would spend most of its time on them.
 */
export type PickedDraws = Readonly<Record<string, Readonly<Record<string, number>>>>;

const drawsFile = z.strictObject({
  /** A hash of the templates and of what they're made with. After a change, every seed is searched again. */
  of: z.string(),
  draws: z.record(z.string(), z.record(z.string(), z.number())),
});

/** None of templates that have changed since. */
export async function readPickedDraws(): Promise<PickedDraws> {
  const { of, draws } = drawsFile.parse(JSON.parse(await readFile(FILE, "utf8")));
  return of === (await hashOfDrawers()) ? draws : {};
}

export async function writePickedDraws(draws: PickedDraws): Promise<void> {
  const lines = Object.entries(draws).map(
    ([id, own]) => `    ${JSON.stringify(id)}: ${JSON.stringify(own)}`,
  );
  const of = JSON.stringify(await hashOfDrawers());
  await writeFile(FILE, `{\n  "of": ${of},\n  "draws": {\n${lines.join(",\n")}\n  }\n}\n`);
}

async function hashOfDrawers(): Promise<string> {
  const files = (await Promise.all(DRAWERS.map(filesUnder))).flat();
  return await hashOf(files.filter((file) => !file.endsWith(".test.ts")));
}

function inContent(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
