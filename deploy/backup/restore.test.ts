/** What restore.sh does with the old data, with a pgBackRest that only makes files. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("restore.sh", import.meta.url));
const LOG = "000000010000000000000007";

const PGBACKREST = `#!/bin/sh
case "$*" in *info*) echo '"label"'; exit ;; esac
mkdir "$PGBACKREST_PG1_PATH/pg_wal"
touch "$PGBACKREST_PG1_PATH/PG_VERSION"
[ -z "\${FULL:-}" ] || exit 1
touch "$PGBACKREST_PG1_PATH/recovery.signal"
`;

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "theta-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, "main");
  mkdirSync(join(data, "pg_wal"), { recursive: true });
  writeFileSync(join(data, "pg_wal", LOG), "the last minute");
  writeFileSync(join(folder, "pgbackrest"), PGBACKREST);
  chmodSync(join(folder, "pgbackrest"), 0o755);
  const restore = (more: { full?: boolean; target?: string } = {}) =>
    execFileSync("sh", [SCRIPT, ...(more.target ? [more.target] : [])], {
      env: {
        PATH: `${folder}:${process.env["PATH"]}`,
        PGBACKREST_PG1_PATH: data,
        ...(more.full ? { FULL: "yes" } : {}),
      },
      stdio: ["ignore", "pipe", "pipe"],
    }).toString();
  const log = () => {
    const file = join(data, "pg_wal", LOG);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const kept = () => readdirSync(folder).filter((name) => name.startsWith("main.before-"));
  return { data, restore, log, kept };
}

test("keeps the old data, and takes the end of its log along", () => {
  const { restore, log, kept } = setUp();
  expect(restore()).toContain("The end of the old log goes along.");
  expect(log()).toBe("the last minute");
  expect(kept()).toHaveLength(1);
});

test("takes the log along, too, after a try that ran out of space", () => {
  const { restore, log, kept } = setUp();
  expect(() => restore({ full: true })).toThrow("Command failed");
  expect(log()).toBe(null);
  restore();
  expect(log()).toBe("the last minute");
  expect(kept()).toHaveLength(1);
});

test("takes the log along, too, after a time that PostgreSQL didn't reach", () => {
  const { restore, log, kept } = setUp();
  restore({ target: "2036-12-01 03:10:00+00" });
  expect(log()).toBe(null);
  restore();
  expect(log()).toBe("the last minute");
  expect(kept()).toHaveLength(1);
});

test("keeps what PostgreSQL has made its own since", () => {
  const { data, restore, log, kept } = setUp();
  restore();
  // PostgreSQL deletes this when it takes over.
  rmSync(join(data, "recovery.signal"));
  writeFileSync(join(data, "pg_wal", LOG), "a later minute");
  // The second folder with old data mustn't have the name of the first.
  execFileSync("sleep", ["1.1"]);
  restore();
  expect(log()).toBe("a later minute");
  expect(kept()).toHaveLength(2);
});
