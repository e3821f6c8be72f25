import { readFileSync } from "node:fs";

/** Which release this server is, for those who run it. */
export interface Release {
  version: string;
  /** Short; null if the build didn't know it. */
  commit: string | null;
}

const ROOT = new URL("../../../../", import.meta.url);

/** The version in package.json, and the commit that `node tools/setup.mjs --build` wrote down. */
export function readRelease(root: URL = ROOT): Release {
  const { version } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
    version: string;
  };
  return { version, commit: readCommit(root) };
}

function readCommit(root: URL): string | null {
  try {
    return readFileSync(new URL(".build/commit", root), "utf8").trim() || null;
  } catch {
    return null;
  }
}

export const RELEASE = readRelease();
