/** A PostgreSQL of Debian's with the archive and the backups of production, in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { postgresPrograms } from "../lab/packages.ts";
import { waitFor } from "../lab/wait-for.ts";
import { freePort } from "./free-port.ts";
import { killFamily } from "./kill-family.ts";

/** From this folder, used as they are. */
const PRODUCTION = ["pgbackrest.conf", "archive.conf", "backup.sh", "restore.sh"];

const settings = (folder: string, port: number) => `
include '${folder}/archive.conf'
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
`;

export class ScratchDatabase {
  readonly #folder: string;
  readonly #port: number;
  readonly #data: string;
  readonly #log: number;
  #server: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.#data = join(folder, "15", "main");
    this.#log = openSync(join(folder, "postgres.log"), "a");
  }

  static async create(folder: string): Promise<ScratchDatabase> {
    const database = new ScratchDatabase(folder, await freePort());
    await database.#make();
    return database;
  }

  get url(): string {
    return this.#urlOf("theta", "theta");
  }

  /** Returns how many milliseconds it took. */
  async backUp(type: "full" | "diff"): Promise<number> {
    console.log(`Making a ${type} backup …`);
    return await this.#run(join(this.#folder, "backup.sh"), type);
  }

  /** Kills everything that runs for it, and deletes its data. Its log may be on a disk that lives. */
  async lose({ keepsLog }: { keepsLog: boolean }): Promise<void> {
    await this.kill();
    for (const name of readdirSync(this.#data))
      if (!keepsLog || name !== "pg_wal") rmSync(join(this.#data, name), { recursive: true });
  }

  async restore(): Promise<{ files: number; log: number }> {
    const files = await this.#run(join(this.#folder, "restore.sh"));
    const began = Date.now();
    await this.#start();
    return { files, log: Date.now() - began };
  }

  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    killFamily(server.pid!);
    await ended;
  }

  async #make(): Promise<void> {
    const folder = this.#folder;
    for (const file of PRODUCTION)
      copyFileSync(fileURLToPath(new URL(file, import.meta.url)), join(folder, file));
    for (const made of ["15", "repository", "theta"]) mkdirSync(join(folder, made));
    chmodSync(folder, 0o755);
    execFileSync("chown", ["-R", "postgres:postgres", folder]);
    const how = ["--encoding=UTF8", "--locale=C.UTF-8", "--data-checksums", "--auth=trust"];
    await this.#run("initdb", `--pgdata=${this.#data}`, ...how);
    appendFileSync(join(this.#data, "postgresql.conf"), settings(folder, this.#port));
    await this.#start();
    await this.#ask("create role theta login");
    await this.#ask("create database theta owner theta");
  }

  async #start(): Promise<void> {
    this.#server = this.#spawn("postgres", "-D", this.#data);
    await waitFor("PostgreSQL takes writes", async () => {
      const [row] = await this.#ask("select pg_is_in_recovery() as waits");
      return row?.["waits"] === false;
    });
  }

  /** Returns how many milliseconds it took. */
  async #run(...command: string[]): Promise<number> {
    const began = Date.now();
    const [code] = (await once(this.#spawn(...command), "exit")) as [number | null];
    if (code === 0) return Date.now() - began;
    const log = execFileSync("tail", ["-n", "15", join(this.#folder, "postgres.log")]);
    throw new Error(`${command.join(" ")} failed:\n${log.toString()}`);
  }

  #spawn(...command: string[]): ChildProcess {
    const as = ["--reuid=postgres", "--regid=postgres", "--init-groups"];
    return spawn("setpriv", [...as, ...command], {
      stdio: ["ignore", this.#log, this.#log],
      env: this.#environment(),
    });
  }

  /** Only paths and the port differ from production. */
  #environment(): Record<string, string> {
    const folder = this.#folder;
    return {
      PATH: `${postgresPrograms()}:${process.env["PATH"]}`,
      LANG: "C.UTF-8",
      PGBACKREST_CONFIG: join(folder, "pgbackrest.conf"),
      PGBACKREST_REPO1_PATH: join(folder, "repository"),
      PGBACKREST_LOCK_PATH: join(folder, "locks"),
      PGBACKREST_PG1_PATH: this.#data,
      PGBACKREST_PG1_PORT: String(this.#port),
      PGBACKREST_PG1_SOCKET_PATH: folder,
    };
  }

  #urlOf(user: string, name: string): string {
    return `postgres://${user}@127.0.0.1:${this.#port}/${name}`;
  }

  async #ask(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#urlOf("postgres", "postgres") });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
}
