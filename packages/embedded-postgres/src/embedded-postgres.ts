import { existsSync } from "node:fs";
import { runnableBinaries } from "./binaries.ts";
import { type Claim, isUnclaimed, takeClaim } from "./claim.ts";
import { askServer, ensureDatabase, serverUrl } from "./connect.ts";
import { createCluster } from "./create-cluster.ts";
import { chooseHome, type DatabaseHome, findHome, prepareDataFolder } from "./database-home.ts";
import { databaseUser } from "./database-user.ts";
import { type ServerSettings, startServer } from "./start-server.ts";
import { stopServer } from "./stop-server.ts";

export { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

export interface EmbeddedPostgresOptions {
  dataFolder: string;
  /** Receives a line for people to read from time to time. */
  log?: (line: string) => void;
  /** PostgreSQL settings for a newly started server. A running one keeps its own. */
  settings?: ServerSettings;
  database?: string;
  /**
   * Called when the connection that holds the claim is gone, most likely because the server died.
   */
  onLost?: () => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** True when the server was already running, for example after its Node process was killed. */
  reused: boolean;
  /** Takes the database for this process. False when another Theta server has it. */
  claim: () => Promise<boolean>;
  /** Stops the server, unless another Theta server has claimed it or it is already gone. */
  stop: () => Promise<void>;
}

/**
 * A running PostgreSQL with its data in the given folder: created, started, or found, as needed.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  log = () => undefined,
  settings = {},
  database = "theta",
  onLost = () => log("Lost the connection that holds this server's claim"),
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = prepareDataFolder(dataFolder);
  const running = await findRunning(folder);
  const { home, port } = running ?? (await bringUp(folder, settings, log));
  await ensureDatabase(home, port, database);
  const urlAt = (servingPort: number) => serverUrl(home, servingPort, database);
  return control(home, urlAt, port, running !== undefined, { log, onLost });
}

interface RunningServer {
  home: DatabaseHome;
  port: number;
}

async function findRunning(folder: string): Promise<RunningServer | undefined> {
  const home = findHome(folder);
  const answer = home ? await askServer(home) : "absent";
  return home && typeof answer === "number" ? { home, port: answer } : undefined;
}

async function bringUp(
  folder: string,
  settings: ServerSettings,
  log: (line: string) => void,
): Promise<RunningServer> {
  const found = findHome(folder);
  const user = databaseUser(found && existsSync(found.data) ? found.data : undefined);
  const binaries = await runnableBinaries(user);
  const home = found ?? (await chooseHome(folder, user));
  if (!existsSync(home.cluster)) {
    log(`Creating a new database in ${home.folder}`);
    const durable = settings["fsync"] !== "off";
    await createCluster({ home, binaries, user, durable });
  }
  return { home, port: await startServer({ home, binaries, user, settings }) };
}

function control(
  home: DatabaseHome,
  urlAt: (port: number) => string,
  port: number,
  reused: boolean,
  { log, onLost }: Required<Pick<EmbeddedPostgresOptions, "log" | "onLost">>,
): EmbeddedPostgres {
  let claim: Claim | undefined;
  let stopping = false;
  const url = urlAt(port);
  return {
    url,
    reused,
    claim: async () => {
      if (claim?.held()) return true;
      claim = await takeClaim(url, () => {
        if (!stopping) onLost();
      });
      return claim !== undefined;
    },
    stop: async () => {
      // The claim is a live connection to our own server; without it, we have to check.
      if (!claim?.held()) {
        const answer = await askServer(home);
        if (typeof answer !== "number") return;
        // Somebody may have restarted it on a different port.
        if (!(await isUnclaimed(urlAt(answer)))) {
          log("Leaving the database running: another Theta server is using it");
          return;
        }
      }
      stopping = true;
      await stopServer(home);
      await claim?.release();
    },
  };
}
