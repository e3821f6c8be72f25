/**
 * Starts the site of compose.yaml with settings made for it, from images that have been built, and
 * says how long it takes until the first page is there: `npm run compose:check`. Removes it
 * afterward, with its volumes.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { readOptions, runCommand, UsageError } from "../tools/command-options.ts";
import { waitFor } from "./lab/wait-for.ts";

const FILE = fileURLToPath(new URL("compose.yaml", import.meta.url));
/** Apart from a site that runs here. */
const PROJECT = "theta-check";
const TITLE = /<title>[^<]*Theta/;

await runCommand(async () => {
  const { port, budget } = readOptions({
    port: { type: "string", default: "18443" },
    budget: { type: "string", default: "60" },
  });
  const folder = mkdtempSync(join(tmpdir(), "theta-compose-"));
  const site = `https://localhost:${port}`;
  const compose = composeWith(writeSettings(folder, site), port);
  try {
    const began = performance.now();
    compose("up", "-d");
    await waitFor("the first page is there", async () => TITLE.test(await pageAt(site)), 300);
    const seconds = (performance.now() - began) / 1_000;
    console.log(`The first page was there after ${seconds.toFixed(1)} s.`);
    if (seconds > Number(budget)) process.exitCode = 1;
  } finally {
    compose("logs");
    compose("down", "-v");
    removeLeftovers();
    rmSync(folder, { recursive: true });
  }
});

function writeSettings(folder: string, site: string): string {
  const file = join(folder, "settings.env");
  const settings = {
    PUBLIC_URL: site,
    THETA_SECRET: randomBytes(32).toString("hex"),
    ALLOW_IN_PRODUCTION: "dev-mailbox,payment-sandbox",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  return file;
}

function composeWith(settings: string, port: string): (...words: string[]) => void {
  const [program, ...before] = composeProgram();
  const env = {
    ...process.env,
    SETTINGS: settings,
    DATABASE_PASSWORD: randomBytes(16).toString("hex"),
    LISTEN: `127.0.0.1:${port}`,
  };
  return (...words) => {
    const all = [...before, "-p", PROJECT, "-f", FILE, ...words];
    const { status } = spawnSync(program!, all, { env, stdio: "inherit" });
    if (status !== 0) console.error(`${program} ${words.join(" ")} ended with ${status}.`);
  };
}

function composeProgram(): string[] {
  const known = [["docker", "compose"], ["podman-compose"]];
  const found = known.find(
    ([program, ...words]) => spawnSync(program!, [...words, "version"]).status === 0,
  );
  if (!found) throw new UsageError("Install docker with its compose plugin, or podman-compose.");
  return found;
}

/** podman-compose 1.0.3 leaves the volume "data", because another's name begins with it, and networks. */
function removeLeftovers(): void {
  const { volumes, networks } = parse(readFileSync(FILE, "utf8")) as Record<string, object>;
  spawnSync("podman", ["volume", "rm", "--force", ...namesIn(volumes)]);
  spawnSync("podman", ["network", "rm", "--force", ...namesIn(networks)]);
}

function namesIn(some: object = {}): string[] {
  return Object.keys(some).map((name) => `${PROJECT}_${name}`);
}

/** Its certificate was made a moment ago, so nobody vouches for it. */
async function pageAt(site: string): Promise<string> {
  const signal = AbortSignal.timeout(2_000);
  const asking = request(`${site}/`, { rejectUnauthorized: false, signal }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  const page = await text(answer);
  return answer.statusCode === 200 ? page : "";
}
