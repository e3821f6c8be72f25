import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Programs are compiled once for all the processes of a run; `npm start` uses the same folder. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/theta", import.meta.url));

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The longest it should take on two idle processors. */
  budgetSeconds: number;
}

export interface StepRun {
  step: Step;
  isGood: boolean;
  seconds: number;
}

/** Runs one step, shows its output, and reports how it went and how long it took. */
export async function runStep(step: Step): Promise<StepRun> {
  console.log(`\n── ${step.name}`);
  const run = await execute(step, "inherit");
  console.log(verdict(run));
  return run;
}

/** Runs independent steps two at a time, keeping each one's output in one piece. */
export async function runSideBySide(steps: readonly Step[]): Promise<StepRun[]> {
  const waiting = [...steps];
  const runs: StepRun[] = [];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const output: Buffer[] = [];
      const run = await execute(step, output);
      console.log(`\n── ${step.name}`);
      process.stdout.write(Buffer.concat(output));
      console.log(verdict(run));
      runs.push(run);
    }
  }
  await Promise.all([work(), work()]);
  return runs;
}

const verdict = ({ step, isGood, seconds }: StepRun) =>
  `── ${step.name}: ${isGood ? "good" : "FAILED"} (${seconds.toFixed(1)} s)`;

async function execute(step: Step, output: "inherit" | Buffer[]): Promise<StepRun> {
  const began = performance.now();
  const [program = "", ...args] = step.command;
  const stdio = output === "inherit" ? "inherit" : "pipe";
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...step.env };
  const child = spawn(program, args, { stdio, env });
  if (output !== "inherit")
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data: Buffer) => output.push(data));
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (exit) => resolve(exit ?? 1));
  });
  return { step, isGood: code === 0, seconds: (performance.now() - began) / 1000 };
}
