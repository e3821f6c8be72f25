/** Changes programs in small ways and reports which changes no test notices. */
import { readFileSync, writeFileSync } from "node:fs";
import { matchesGlob, join } from "node:path";
import { parseArgs } from "node:util";
import { uniforms } from "../../packages/engine/src/simulate/benchmark.ts";
import { runCommand, UsageError, wholeNumber } from "../command-options.ts";
import { type Graph, readGraph } from "./check-imports.ts";
import { isTest } from "./is-test.ts";
import { apply, type Mutant, mutantsOf } from "./mutate-code.ts";
import { copyCheckout } from "./mutate-copy.ts";
import { createTestRunner, type TestRunner } from "./mutate-process.ts";
import { testsOf } from "./mutate-tests.ts";

const HELP = `npm run mutate -- [files or globs] [options]

  Makes one small change at a time in a copy of the checkout, runs the tests that import the file,
  and prints the changes that leave them green. Without files: rules, engine, and exam.

  --sample N   this many changes from each group, drawn at random
  --seed S     another sample (1)
  --tests N    run at most this many test files per change, the nearest ones (8)
  --list       print the changes without making them`;

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  rules: ["apps/*/src/**/*.rules.ts"],
  engine: ["packages/engine/src/**/*.ts"],
  exam: ["apps/web/src/features/exam/**/*.{ts,tsx}"],
};
/**
 * How long tests may take compared with a clean run. A change that slows them down more than this
 * counts as noticed.
 */
const LIMIT = { factor: 4, extraSeconds: 20 };

const LONGEST_CLEAN_RUN = 1800;

type Verdict = "killed" | "late" | "survived" | "untested";

function readArguments() {
  const options = {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", default: "8" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`, { cause: error });
  }
}

function filesIn(graph: Graph, globs: readonly string[]): string[] {
  const files = [...graph.keys()].filter(
    (file) =>
      !isTest(file) && !file.endsWith(".d.ts") && globs.some((glob) => matchesGlob(file, glob)),
  );
  if (files.length === 0) throw new UsageError(`No source file matches ${globs.join(", ")}.`);
  return files;
}

function draw<T>(list: readonly T[], count: number, seed: number): T[] {
  const random = uniforms(seed);
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0 && drawn.length < count)
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

const oneLine = (text: string) => {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

const told = ({ file, line, was, becomes }: Mutant) =>
  `${file}:${line}  ${oneLine(was)}  →  ${oneLine(becomes)}`;

/** Tries mutants one by one in the copy. */
function createTrial(folder: string, graph: Graph, runner: TestRunner, most: number) {
  const cleanRuns = new Map<string, number | null>();

  /** How many seconds a test takes without a change; null when it is red anyway. */
  async function secondsOf(test: string): Promise<number | null> {
    const known = cleanRuns.get(test);
    if (known !== undefined) return known;
    const began = performance.now();
    const outcome = await runner.run({ changed: test, tests: [test] }, LONGEST_CLEAN_RUN);
    const seconds = outcome === "green" ? (performance.now() - began) / 1000 : null;
    if (seconds === null) console.log(`skipped, because it fails without a change: ${test}`);
    cleanRuns.set(test, seconds);
    return seconds;
  }

  async function nearestGreen(file: string) {
    const tests: string[] = [];
    let limit = LIMIT.extraSeconds;
    for (const test of testsOf(graph, file).slice(0, most)) {
      const seconds = await secondsOf(test);
      if (seconds === null) continue;
      tests.push(test);
      limit += seconds * LIMIT.factor;
    }
    return { tests, limit };
  }

  return async (mutant: Mutant): Promise<Verdict> => {
    const { file } = mutant;
    const { tests, limit } = await nearestGreen(file);
    if (tests.length === 0) return "untested";
    const path = join(folder, file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, apply(source, mutant));
    try {
      const outcome = await runner.run({ changed: file, tests }, limit);
      return outcome === "green" ? "survived" : outcome === "red" ? "killed" : "late";
    } finally {
      writeFileSync(path, source);
    }
  };
}

await runCommand(async () => {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(HELP);
  const seed = wholeNumber("seed", values.seed);
  const count = values.sample === undefined ? Infinity : wholeNumber("sample", values.sample);
  const graph = readGraph();
  const groups = positionals.length > 0 ? { files: positionals } : GROUPS;
  const samples = Object.entries(groups).map(([name, globs]) => {
    const mutants = filesIn(graph, globs).flatMap((file) =>
      mutantsOf(file, readFileSync(file, "utf8")),
    );
    return { name, all: mutants.length, mutants: draw(mutants, count, seed) };
  });
  if (values.list) {
    for (const { mutants } of samples) for (const mutant of mutants) console.log(told(mutant));
    return;
  }

  const { folder, remove } = copyCheckout(process.cwd());
  const runner = createTestRunner(folder);
  let isStopped = false;
  const leave = async () => {
    await runner.close();
    remove();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      isStopped = true;
      void leave().finally(() => process.exit(130));
    });
  try {
    const attempt = createTrial(folder, graph, runner, wholeNumber("tests", values.tests));
    for (const { name, all, mutants } of samples) {
      let killed = 0;
      for (const [k, mutant] of mutants.entries()) {
        const verdict = await attempt(mutant);
        if (verdict === "killed" || verdict === "late") killed++;
        else console.log(`${verdict} (${k + 1} of ${mutants.length}): ${told(mutant)}`);
      }
      const share = ((100 * killed) / mutants.length).toFixed(0);
      console.log(`${name}: ${share}% (${killed} of ${mutants.length} noticed; ${all} possible)`);
    }
  } catch (error) {
    // The running tests were stopped along with it.
    if (!isStopped) throw error;
  } finally {
    await leave();
  }
});
