/**
 * Writes a small database of an earlier release for the tests of upgrades: `npm run db:sample --
 * --from 3fb12218 --name 0020`. Its rows come from that release's own code, which is checked out and
 * installed for that. The name is the number of its last migration.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions, runCommand, UsageError } from "../command-options.ts";
import { withRelease } from "./release.ts";

const FOLDER = "apps/api/test/releases";
const fileOf = (name: string) => fileURLToPath(new URL(`../../${FOLDER}/${name}`, import.meta.url));

const OPTIONS = { from: { type: "string" }, name: { type: "string" } } as const;

await runCommand(async () => {
  const { from, name } = readOptions(OPTIONS);
  if (from === undefined) throw new UsageError("--from must name a commit or tag.");
  if (!/^\d{4}$/.test(name ?? ""))
    throw new UsageError(
      "--name must be the number of the release's last migration, such as 0020.",
    );
  await withRelease(from, { builds: false }, async ({ folder, run }) => {
    mkdirSync(join(folder, FOLDER), { recursive: true });
    copyFileSync(fileOf("make-sample.ts"), join(folder, FOLDER, "make-sample.test.ts"));
    copyFileSync(fileOf("dump-rows.ts"), join(folder, FOLDER, "dump-rows.ts"));
    run("node_modules/vitest/vitest.mjs", ["run", `${FOLDER}/make-sample.test.ts`], {
      SAMPLE_FILE: fileOf(`${name}.sql`),
    });
  });
  console.log(`Wrote ${FOLDER}/${name}.sql`);
});
