/**
 * Checks the first-load JavaScript, gzipped, of public pages and of the signed-in shell against its budget.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chunkOf, entryOf, readManifest, withImports } from "./manifest.ts";

const dist = path.resolve(import.meta.dirname, "../dist");
const BUDGETS = [
  { name: "home page", parts: ["PublicLayout", "HomeScreen"], kilobytes: 115 },
  { name: "GRE landing", parts: ["PublicLayout", "GreLandingScreen"], kilobytes: 115 },
  { name: "GMAT landing", parts: ["PublicLayout", "GmatLandingScreen"], kilobytes: 115 },
  { name: "contact page", parts: ["PublicLayout", "ContactScreen"], kilobytes: 115 },
  { name: "privacy policy", parts: ["PublicLayout", "PrivacyPolicyScreen"], kilobytes: 115 },
  {
    // Includes the dashboard's mocks and its quizzes for three sections; it was 149 kB before those. The calls of
    // exam mode and the test settings, which every page gets with the contract, cost 1.6 kB, and what a mock's report
    // says about kinds of questions and time another .2 kB. Another 1 kB says how much time the learner's tests give,
    // and .2 kB is the query of the learner's details in a file of its own. Another .6 kB save test settings in turn
    // and name the time that a score on the dashboard was earned with. The last .4 kB put a break and its clock into the
    // bar that every page has.
    name: "signed-in shell",
    parts: ["LearnerStore", "LearnerLayout", "DashboardScreen"],
    kilobytes: 180.8,
  },
];

const gzipped = async (file) =>
  gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length;

const manifest = await readManifest(dist);
for (const { name, parts, kilobytes } of BUDGETS) {
  const keys = [entryOf(manifest), ...parts.map((part) => chunkOf(manifest, part))];
  const files = ["boot.js", ...withImports(manifest, keys).map(({ file }) => file)];
  const sizes = await Promise.all(files.map(gzipped));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const isOver = total > kilobytes;
  process.stdout.write(
    `${name}: ${total.toFixed(1)} kB of ${kilobytes}${isOver ? "  OVER BUDGET" : ""}\n`,
  );
  if (process.argv.includes("--files")) {
    files.forEach((file, index) =>
      process.stdout.write(`  ${(sizes[index] / 1000).toFixed(1)}  ${file}\n`),
    );
  }
  if (isOver) process.exitCode = 1;
}
