import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { hashOf } from "./source-files.ts";

/** Written by `npm run items:draws`. */
const FILE = inContent("picked-draws.json");
/** What decides which draw a template takes. */
const DRAWERS = [
  "templates",
  "chart-asks",
  "stories",
  "table-statements",
  "../packages/items/src/template",
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
  return of === (await hashOf(DRAWERS)) ? draws : {};
}

export async function writePickedDraws(draws: PickedDraws): Promise<void> {
  const lines = Object.entries(draws).map(
    ([id, own]) => `    ${JSON.stringify(id)}: ${JSON.stringify(own)}`,
  );
  const of = JSON.stringify(await hashOf(DRAWERS));
  await writeFile(FILE, `{\n  "of": ${of},\n  "draws": {\n${lines.join(",\n")}\n  }\n}\n`);
}

function inContent(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
