/** When the database's container makes a new database, with programs that only note their call. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("start.sh", import.meta.url));

/** Starts with no database there, and stops where a new one would be made. */
function startWith(backups: string) {
  const folder = mkdtempSync(join(tmpdir(), "theta-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = join(folder, "made");
  const programs = { pgbackrest: `echo '${backups}'`, initdb: `touch ${made}; exit 3` };
  for (const [name, does] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${does}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const { status, stderr } = spawnSync("sh", [SCRIPT], {
    env: {
      PATH: `${folder}:${process.env["PATH"]}`,
      PGBACKREST_PG1_PATH: join(folder, "15", "main"),
      DATABASE_PASSWORD: "some",
    },
    encoding: "utf8",
  });
  return { status, stderr, isMade: existsSync(made) };
}

test("makes a database where there is none, and no backup of one", () => {
  expect(startWith("[]")).toMatchObject({ status: 3, isMade: true });
});

test("refuses to make one while the repository has backups, and says what to do", () => {
  const { status, stderr, isMade } = startWith('[{"backup":[{"label":"20261128-030000F"}]}]');
  expect({ status, isMade }).toEqual({ status: 1, isMade: false });
  expect(stderr).toContain("restore it (docs/restore.md)");
});
