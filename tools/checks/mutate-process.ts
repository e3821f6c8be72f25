import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order, Outcome } from "./mutate-run.ts";

const PROGRAM = fileURLToPath(new URL("mutate-run.ts", import.meta.url));
/** Tests print a lot that means nothing. When the process ends, the last part says why. */
const LAST_WORDS = 2000;
/** Time to shut down cleanly, which stops the tests' database. */
const CLOSING_MILLISECONDS = 5_000;

export interface TestRunner {
  /** Whether tests stay green; "late" once the limit has passed, as in an endless loop. */
  run: (order: Order, limitSeconds: number) => Promise<Outcome | "late">;
  close: () => Promise<void>;
}

/** A warm Vitest in a folder, started on demand and again after an endless loop. */
export function createTestRunner(folder: string): TestRunner {
  let child: ChildProcess | undefined;
  let lastWords = "";

  async function heard(from: ChildProcess): Promise<unknown> {
    return await messageOf(from).catch((error: unknown) => {
      throw new Error(`The process that runs the tests has ended. ${lastWords}`, { cause: error });
    });
  }

  async function start(): Promise<ChildProcess> {
    // In its own process group, so that it can be killed with all its workers and Ctrl-C doesn't
    // reach it.
    const stdio = ["ignore", "ignore", "pipe", "ipc"] as const;
    const started = fork(PROGRAM, { cwd: folder, detached: true, stdio: [...stdio] });
    lastWords = "";
    started.stderr?.on("data", (data: Buffer) => {
      lastWords = (lastWords + data.toString()).slice(-LAST_WORDS);
    });
    await heard(started);
    return started;
  }

  async function close(): Promise<void> {
    const closing = child;
    child = undefined;
    if (!closing || hasEnded(closing)) return;
    const timer = setTimeout(() => killGroup(closing), CLOSING_MILLISECONDS);
    closing.disconnect();
    await once(closing, "exit");
    clearTimeout(timer);
    // Workers in a loop outlive it.
    killGroup(closing);
  }

  return {
    close,
    async run(order, limitSeconds) {
      child ??= await start();
      child.send(order);
      const answer = await Promise.race([heard(child), after(limitSeconds)]);
      if (answer === "late") await close();
      return answer as Outcome | "late";
    },
  };
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(child, "exit", { signal }).then(([code]): never => {
    throw new Error(`It ended with exit code ${String(code)}.`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal }), ended]);
    return message;
  } finally {
    listening.abort();
  }
}

async function after(seconds: number): Promise<"late"> {
  return await new Promise((resolve) => {
    setTimeout(() => resolve("late"), seconds * 1000).unref();
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, "SIGKILL");
  } catch (error) {
    // The group is already empty.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
