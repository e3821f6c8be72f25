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
  /** Gets a line for a person now and then. */
  log?: (line: string) => void;
  /** PostgreSQL settings for a server that is started now; one that runs already keeps its own. */
  settings?: ServerSettings;
  database?: string;
  /** Told when the connection that holds the claim is gone: most likely the server has died. */
  onLost?: () => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** True when the server was running already, say after its Node process was killed. */
  reused: boolean;
  /** Takes the database for this process; false when another Theta server has it. */
  claim: () => Promise<boolean>;
  /** Stops the server, unless another Theta server has claimed it or it is gone already. */
  stop: () => Promise<void>;
}

/** A running PostgreSQL whose data is in the given folder: made, started or found, as needed. */
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
      // The claim is a living connection to our own server; without it, we have to look.
      if (!claim?.held()) {
        const answer = await askServer(home);
        if (typeof answer !== "number") return;
        // It may have been started anew by somebody, on another port than ours was.
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
