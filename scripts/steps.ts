import { spawn } from "node:child_process";

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

/** Runs one step, showing what it prints, and says how it went and how long it took. */
export async function runStep({ name, command, env }: Step): Promise<boolean> {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (exit) => resolve(exit ?? 1));
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? "good" : "FAILED"} (${seconds} s)`);
  return code === 0;
}
