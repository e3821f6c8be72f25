import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { type Host, namespaceOf } from "./hosts.ts";

interface Program {
  command: readonly string[];
  /** Who runs it; without, root. */
  user?: string;
  env?: Record<string, string>;
}

/** A program on one of the lab's machines. It can be ended and started again. */
export interface Service {
  readonly host: Host;
  start: () => void;
  /** Resolves when it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Its output goes to a file in the folder of logs. */
export function service(logs: string, host: Host, program: Program): Service {
  let child: ChildProcess | undefined;
  const [name = ""] = program.command;
  const log = join(logs, `${host.name}-${name.split("/").at(-1)}.log`);
  return {
    host,
    start() {
      const [command = "", ...words] = commandOn(host, program);
      const output = openSync(log, "a");
      child = spawn(command, words, {
        stdio: ["ignore", output, output],
        env: { PATH: process.env["PATH"], HOME: "/tmp", LANG: "C.UTF-8", ...program.env },
      });
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** Each of these programs replaces itself with the next, so the process is the service's own. */
function commandOn(host: Host, { command, user }: Program): string[] {
  const as = user ? ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--init-groups"] : [];
  return ["ip", "netns", "exec", namespaceOf(host), ...as, ...command];
}
