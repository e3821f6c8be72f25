/**
 * Chooses the seeds of every template that go into the bank and writes content/picked-seeds.json:
 * `npm run items:pick` for templates that have none yet, or `-- --all` to choose all of them again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadTemplates } from "../../content/load-templates.ts";
import { type Format, pickSeeds } from "../../packages/items/src/index.ts";

const FILE = "content/picked-seeds.json";
/** How many items of each template the bank has, by format. */
const WANTED: Partial<Record<Format, number>> = {
  "problem-solving": 18,
  "data-sufficiency": 15,
  "table-analysis": 10,
  "graphics-interpretation": 10,
  "two-part-analysis": 10,
};

const all = process.argv.includes("--all");
const before = all ? {} : (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, number[]>);
const picked: Record<string, number[]> = {};
for (const template of await loadTemplates()) {
  const wanted = WANTED[template.format] ?? 0;
  picked[template.id] = before[template.id] ?? pickSeeds(template, wanted);
  const missing = wanted - picked[template.id]!.length;
  if (missing > 0)
    console.log(`${template.id}: missing ${missing} of ${wanted}; its items are too similar`);
}
const lines = Object.entries(picked).map(([id, seeds]) => `  "${id}": [${seeds.join(", ")}]`);
writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
console.log(`${lines.length} templates, ${Object.values(picked).flat().length} items`);
