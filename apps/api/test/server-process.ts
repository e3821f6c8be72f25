import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

const FROM_OUTSIDE = Object.fromEntries(
  ["PATH", "NODE_COMPILE_CACHE"].map((name) => [name, process.env[name]]),
);

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Everything it has printed so far. */
  output: () => string;
  /** Resolves when /readyz answers; throws with its output if it ends before that. */
  ready: () => Promise<void>;
  /** Resolves with the exit code. */
  ended: () => Promise<number | null>;
}

interface Squeeze {
  /** How many files and connections it may have open. */
  mostFiles?: number;
  nodeOptions?: readonly string[];
}

/** A real `node main.ts`, for what only a whole process shows. Killed when the test is over. */
export function startProcess(
  env: Record<string, string>,
  { mostFiles, nodeOptions = [] }: Squeeze = {},
): ServerProcess {
  const url = `http://localhost:${env["PORT"]}`;
  const command = [process.execPath, ...nodeOptions, MAIN];
  const [program = "", ...args] = mostFiles
    ? ["sh", "-c", `ulimit -n ${mostFiles} && exec "$0" "$@"`, ...command]
    : command;
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...FROM_OUTSIDE, HOME: tmpdir(), ...env },
  });
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  child.stderr.on("data", (data: Buffer) => (output += data.toString()));
  const exited = once(child, "exit");
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await exited;
  });
  return {
    child,
    url,
    output: () => output,
    ended: async () => (await exited)[0] as number | null,
    ready: async () => {
      for (;;) {
        if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
        const answer = await fetch(`${url}/readyz`).catch(() => null);
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "theta-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A free port below the range used for outgoing connections. */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return String(port);
  }
}
