/**
 * Checks the first-load JavaScript, gzipped, of public pages and of a learner's screens against its budget.
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
    // Up to what to do next; the cards and results below it load after that.
    name: "signed-in shell",
    parts: ["LearnerStore", "LearnerLayout", "DashboardScreen"],
    kilobytes: 147.5,
  },
  { name: "quiz question", parts: ["LearnerStore", "QuizQuestionScreen"], kilobytes: 215.5 },
  { name: "mock question", parts: ["LearnerStore", "MockQuestionScreen"], kilobytes: 230.5 },
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
