import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

// Below the range that Linux hands to outgoing connections, so that none can sit on our port.
const FIRST_PORT = 20_000;
const AFTER_LAST_PORT = 32_768;
const TRIES = 50;

/** A port on the loopback address that nobody listens on: the preferred one if it is free. */
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
