import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const LOGGER = new URL("./logger.ts", import.meta.url).href;

/** What a process that ends in this way has written to its log. */
async function logOf(end: string): Promise<string[]> {
  const program = `
    import { createLogger } from ${JSON.stringify(LOGGER)};
    const log = createLogger("info");
    for (let k = 0; k < 100; k++) log.info({ k }, "one of many");
    ${end}`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout.trim().split("\n");
}

test.each([
  ["ends by itself", ""],
  ["exits", "process.exit(0);"],
  ["exits after an error of ours", "log.fatal('uncaught'); process.exit(1);"],
  ["throws", "throw new Error('a fault');"],
])("a process that %s has written its last lines", async (_how, end) => {
  const lines = await logOf(end);
  const last = Math.max(...lines.map((line) => (JSON.parse(line) as { k?: number }).k ?? 0));
  expect(last).toBe(99);
  expect(lines.length).toBeGreaterThanOrEqual(100);
});
