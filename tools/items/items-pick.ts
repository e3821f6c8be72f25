/**
 * Chooses the seeds of every template that go into the bank and writes content/picked-seeds.json:
 * `npm run items:pick` for templates that have none yet, `-- --again ratio-after-arrivals` for one
 * that was rewritten, or `-- --all`. None is a seed that a topic test uses.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { keepLevelShifts, loadTemplates, readLevelShifts } from "../../content/load-templates.ts";
import { readTopicSeeds } from "../../content/topic-tests/load-topic-tests.ts";
import { type Format, pickSeeds } from "../../packages/items/src/index.ts";
import { readOptions, runCommand, UsageError } from "../command-options.ts";

const FILE = "content/picked-seeds.json";
/** How many items of each template the bank has, by format. */
const WANTED: Partial<Record<Format, number>> = {
  "problem-solving": 18,
  "data-sufficiency": 15,
  "table-analysis": 12,
  "graphics-interpretation": 12,
  "two-part-analysis": 12,
};

await runCommand(async () => {
  const { all, again } = readOptions({
    all: { type: "boolean", default: false },
    again: { type: "string", default: "" },
  });
  const templates = await loadTemplates();
  const chosenAgain = again ? again.split(",") : [];
  const unknown = chosenAgain.find((id) => templates.every((template) => template.id !== id));
  if (unknown !== undefined) throw new UsageError(`--again: there is no template ${unknown}.`);
  const before = all ? {} : (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, number[]>);
  for (const id of chosenAgain) delete before[id];
  await dropLevelShifts(all ? templates.map(({ id }) => id) : chosenAgain);
  const ofTopicTests = await readTopicSeeds();
  const picked: Record<string, number[]> = {};
  for (const template of templates) {
    const { id, format } = template;
    const wanted = WANTED[format] ?? 0;
    picked[id] = before[id] ?? pickSeeds(template, wanted, ofTopicTests[id] ?? []);
    const missing = wanted - picked[id].length;
    if (missing > 0)
      console.log(`${id}: missing ${missing} of ${wanted}; its items are too similar`);
  }
  const lines = Object.entries(picked).map(([id, seeds]) => `  "${id}": [${seeds.join(", ")}]`);
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} templates, ${Object.values(picked).flat().length} items`);
});

/** What readers said of a template's old items doesn't hold for its new ones. */
async function dropLevelShifts(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const shifts = Object.entries(await readLevelShifts());
  await keepLevelShifts(Object.fromEntries(shifts.filter(([id]) => !ids.includes(id))));
}
