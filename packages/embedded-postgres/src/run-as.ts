import { spawn } from "node:child_process";
import type { DatabaseUser } from "./database-user.ts";

interface Outcome {
  succeeded: boolean;
  output: string;
  /** Set when the program couldn't be started at all. */
  spawnError?: NodeJS.ErrnoException;
}

/**
 * Passes on few variables on purpose: the server outlives us, so it must not carry our secrets, and
 * PG* or locale settings of the person's shell must not change its behavior. The working directory
 * is the root folder because the current one may be closed to the database's user.
 */
export function databaseProcessOptions(user: DatabaseUser | undefined) {
  return { ...user, cwd: "/", env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C" } };
}

/** Runs a program to completion as the database's user. Never rejects. */
export function runAs(user: DatabaseUser | undefined, program: string, args: string[]) {
  return new Promise<Outcome>((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      ...databaseProcessOptions(user),
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (spawnError) => {
      resolve({ succeeded: false, output: spawnError.message, spawnError });
    });
    child.on("close", (code) => {
      resolve({ succeeded: code === 0, output });
    });
  });
}
