import type { Logger } from "pino";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@theta/embedded-postgres";
import { StartError } from "./start-error.ts";

const PAUSE_MS = 1_000;

interface OwnDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The embedded database of this server: for it alone, and brought back when it dies under it. The
 * port stays the same, so the pool finds it again by itself; until then requests get a 503.
 */
export async function startOwnDatabase(
  dataFolder: string,
  log: Logger,
  say: (line: string) => void,
): Promise<OwnDatabase> {
  let stopping = false;
  const begin = async () =>
    await startEmbeddedPostgres({ dataFolder, log: say, onLost: () => void bringBack() });

  let current = await claimed(begin, dataFolder);
  async function bringBack(): Promise<void> {
    log.warn("the embedded database was lost; starting it again");
    try {
      const { url } = current;
      current = await claimed(begin, dataFolder);
      if (current.url !== url) moved(log);
      log.info("the embedded database is back");
    } catch (error) {
      log.error({ err: error }, "the embedded database did not start");
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

/** The pool knows one address only; a new process will find the new one. */
function moved(log: Logger): never {
  log.fatal("the embedded database had to change its port; please start Theta again");
  process.exit(1);
}

/** One server for one data folder: a second start must leave the first one alone. */
async function claimed(
  begin: () => Promise<EmbeddedPostgres>,
  dataFolder: string,
): Promise<EmbeddedPostgres> {
  const database = await begin();
  if (await database.claim()) return database;
  throw new StartError(
    `Theta is running on this data folder already (${dataFolder}).\n` +
      "Stop it first, or set DATA_FOLDER and PORT to run another one.",
  );
}
