/** The item bank as a content editor wants it: `npm run items:report [-- --out FILE]`, one HTML page. */
import { writeFileSync } from "node:fs";
import { loadBank, loadEntries } from "../content/index.ts";
import {
  type Finding,
  keyBalance,
  languageFaults,
  lengthFaults,
  nearDuplicates,
} from "../packages/items/src/index.ts";
import { coverageFaults } from "./items-coverage.ts";
import { itemsPage } from "./items-report-page.ts";
import { checkWritable, readOptions, runCommand } from "./command-options.ts";
import { progressBar } from "./progress-bar.ts";

const { out = "" } = readOptionsOrStop();
const bank = await loadBank(progressBar("rendering"));
const made = (await loadEntries()).flatMap(({ entry, variant }) =>
  "set" in entry ? [] : [{ item: entry, variant }],
);
const items = made.map(({ item }) => item);
const findings: Finding[] = [
  ...items.flatMap(lengthFaults),
  ...items.flatMap(languageFaults),
  ...keyBalance(items),
  ...nearDuplicates(made),
  ...coverageFaults(bank),
];
writeFileSync(out, itemsPage(bank, made, findings));
console.log(`${bank.length} items, ${findings.length} findings of the gates. Page: ${out}`);

function readOptionsOrStop() {
  let options: { out?: string } = {};
  runCommand(() => {
    options = readOptions({ out: { type: "string", default: ".data/items-report.html" } });
    checkWritable(options.out!);
  });
  if (process.exitCode) process.exit();
  return options;
}
