import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readRelease } from "./release.ts";

function checkout(version: string, commit: string | null): URL {
  const folder = mkdtempSync(join(tmpdir(), "theta-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version }));
  mkdirSync(join(folder, ".build"));
  if (commit !== null) writeFileSync(join(folder, ".build", "commit"), commit);
  return pathToFileURL(`${folder}/`);
}

test.each([
  ["4cbd3564\n", "4cbd3564"],
  ["", null],
  [null, null],
])("reads the version, and the commit if the build wrote it down: %j", (written, commit) => {
  expect(readRelease(checkout("1.2.3", written))).toEqual({ version: "1.2.3", commit });
});
