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

/** A Chromium to drive: the one that is named, the system's, or the one that npm brought along. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env["CHROME_PATH"];
  if (named && !canRun(named)) throw new Error(`CHROME_PATH isn't a program: ${named}`);
  const executablePath = named ?? INSTALLED.find(canRun);
  if (executablePath) return { executablePath, args: ARGUMENTS };
  const { default: packed } = await import("@sparticuz/chromium");
  // Not with its own arguments: in one process, it ends with the first page that is closed.
  return { executablePath: await packed.executablePath(), args: ARGUMENTS };
}

/** No sandbox, since it does not work for root; only our own pages are opened. No calls home. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
