import type { Logger } from "pino";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@theta/embedded-postgres";
import { StartError } from "./start-error.ts";

const PAUSE_MS = 1_000;

interface EmbeddedDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * This server's embedded database: exclusive to it, and restarted if it dies. The port stays the
 * same, so the pool finds it again; until then, requests get a 503.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  log: Logger,
  say: (line: string) => void,
): Promise<EmbeddedDatabase> {
  let stopping = false;
  const begin = async () =>
    await startEmbeddedPostgres({ dataFolder, log: say, onLost: () => void bringBack() });

  let current = await claimed(begin, dataFolder);
  async function bringBack(): Promise<void> {
    log.warn("lost the embedded database; restarting it");
    try {
      const { url } = current;
      current = await claimed(begin, dataFolder);
      if (current.url !== url) moved(log);
      log.info("the embedded database is back");
    } catch (error) {
      log.error({ err: error }, "the embedded database didn't start");
      setTimeout(() => stopping || void bringBack(), PAUSE_MS).unref();
    }
  }
  return {
    url: current.url,
    stop: async () => {
      stopping = true;
      await current.stop();
    },
  };
}

/** The pool knows only one address; a new process will find the new one. */
function moved(log: Logger): never {
  log.fatal("the embedded database had to change its port; please restart Theta");
  process.exit(1);
}

/** One server per data folder: a second start must leave the first one alone. */
async function claimed(
  begin: () => Promise<EmbeddedPostgres>,
  dataFolder: string,
): Promise<EmbeddedPostgres> {
  const database = await begin();
  if (await database.claim()) return database;
  throw new StartError(
    `Theta is already running with this data folder (${dataFolder}).\n` +
      "Stop it first, or set DATA_FOLDER and PORT to run a second one.",
  );
}
