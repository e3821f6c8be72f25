import type { Logger } from "pino";

/** Longer than any request may take; after it the process ends all the same. */
const PATIENCE_MS = 15_000;

/** Ctrl-C and SIGTERM: no new requests, the running ones finish, then everything is closed. */
export function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    // npm passes on a Ctrl-C that the terminal has sent us too.
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
  // Our own faults: say what happened, and let whoever supervises us start afresh.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    process.exit(1);
  });
}
