import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "theta-simulate-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = join(folder, "report.html");

function simulate(...options: string[]) {
  return spawnSync(
    process.execPath,
    [join(import.meta.dirname, "simulate.ts"), "--out", out, ...options],
    { encoding: "utf8", timeout: 200_000 },
  );
}

test("refuses what cannot be simulated in one sentence before starting", () => {
  for (const [options, reason] of [
    [["--learners", "1"], /--learners must be from 2 to 10000, not 1\./],
    [["--mocks", "eleven"], /--mocks must be a whole number, not "eleven"\./],
    [["--bogus"], /Unknown option '--bogus'/],
  ] as const) {
    const { status, stderr } = simulate(...options);
    expect(stderr).toMatch(reason);
    expect([status, existsSync(out)]).toEqual([2, false]);
  }
});

test(
  "lets two learners take a mock on their own server and reports on it",
  { timeout: 200_000 },
  () => {
    const { status, stdout, stderr } = simulate("--learners", "2", "--at-once", "2");
    expect(stderr).toMatch(/Mocks taken .*100%/);
    expect(status).toBe(0);
    expect(stdout).toMatch(/128 answers: median/);
    const page = readFileSync(out, "utf8");
    expect(page).toContain("2 learners of known ability took 2 mocks");
    expect(page.match(/<figure>/g)).toHaveLength(4);
  },
);
