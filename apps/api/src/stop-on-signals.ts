import type { Logger } from "pino";

/** Longer than any request may take; after that, the process ends anyway. */
const PATIENCE_MS = 15_000;

/**
 * Ctrl-C and SIGTERM: accepts no new requests, lets running ones finish, then closes everything.
 */
export function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    // npm passes on a Ctrl-C that the terminal has already sent us.
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error({ err: error }, "couldn't stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
  // Our own faults: says what happened and lets the supervisor restart the server.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    process.exit(1);
  });
}
