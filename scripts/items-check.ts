/**
 * The gates of the item bank: `npm run items:check [-- --seeds 1000] [--only <template>]`.
 * Ends with 1 when a gate holds something against it.
 */
import { parseArgs } from "node:util";
import { loadBank, loadEntries, loadTemplates } from "../content/index.ts";
import {
  equalOptions,
  type Finding,
  type ItemForm,
  keyBalance,
  languageFaults,
  lengthFaults,
  nearDuplicates,
  templateFaults,
} from "../packages/items/src/index.ts";
import { coverageFaults } from "./items-coverage.ts";
import { progressBar } from "./progress-bar.ts";

const { values } = parseArgs({
  options: { seeds: { type: "string", default: "1000" }, only: { type: "string" } },
});
const seeds = Number(values.seeds);
if (!Number.isInteger(seeds) || seeds < 1) {
  console.error(`--seeds must be a whole number from 1, not ${values.seeds}.`);
  process.exit(2);
}
const templates = await loadTemplates(values.only ? [values.only] : undefined);
if (templates.length === 0) {
  console.error(`There is no template ${values.only ?? ""}.`);
  process.exit(2);
}

const findings: Finding[] = checkTemplates();
if (!values.only) findings.push(...(await checkBank()));
for (const { gate, where, what } of findings) console.log(`✘ ${gate} · ${where}: ${what}`);
console.log(findings.length === 0 ? "Every gate is passed." : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function checkTemplates(): Finding[] {
  const show = progressBar(`${templates.length} templates, ${seeds} seeds each`);
  return templates.flatMap((template, k) => {
    const faults = templateFaults(template, seeds);
    show(k + 1, templates.length);
    return faults;
  });
}

async function checkBank(): Promise<Finding[]> {
  const entries = await loadEntries();
  const made = entries.flatMap(({ entry, variant }) =>
    "set" in entry ? [] : [{ item: entry, variant }],
  );
  const items: ItemForm[] = made.map(({ item }) => item);
  const bank = await loadBank(progressBar("rendering"));
  console.log(`${bank.length} items in the bank`);
  return [
    ...items.flatMap(equalOptions),
    ...items.flatMap(lengthFaults),
    ...items.flatMap(languageFaults),
    ...keyBalance(items),
    ...nearDuplicates(made),
    ...coverageFaults(bank),
  ];
}
