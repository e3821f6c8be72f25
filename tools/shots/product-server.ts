/** A product server for a program that plays learners. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../apps/api/src/main.ts", import.meta.url));

export interface ProductServer {
  readonly site: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Waits until it's ready. A program that plays many learners from one place must not be throttled.
 */
export async function startProductServer(
  port: number,
  settings: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<ProductServer> {
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, [main], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: "error",
      REQUESTS_PER_MINUTE: "1000000",
      ...settings,
    },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
  };
  while (server.exitCode === null) {
    const answer = await fetch(`${site}/readyz`).catch(() => null);
    if (answer?.ok) return { site, pid: server.pid!, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not start.");
}
