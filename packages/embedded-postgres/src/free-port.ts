import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

// Below the range that Linux uses for outgoing connections, so that none of them can take our port.
const FIRST_PORT = 20_000;
const AFTER_LAST_PORT = 32_768;
const TRIES = 50;

/** A free port on the loopback address: the preferred one if possible. */
export async function findFreePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST_PORT, AFTER_LAST_PORT);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresError(
    `Found no free port for the database between ${String(FIRST_PORT)} and ${String(AFTER_LAST_PORT - 1)} on 127.0.0.1.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => {
      resolve(false);
    });
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
