import { chownSync, readFileSync, statSync } from "node:fs";

/** The account the database runs as. The ids go straight into spawn's options. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

// What most systems use for `nobody`, in case /etc/passwd has no such line.
const USUAL_NOBODY = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root. When root starts it, it runs as the owner of existing data, or
 * as nobody. Returns undefined for anyone else, who runs it as themselves.
 */
export function databaseUser(existingData: string | undefined): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = existingData ? statSync(existingData) : nobody();
  return { uid, gid };
}

function nobody(): DatabaseUser {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts());
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : USUAL_NOBODY;
}

function accounts(): string {
  try {
    return readFileSync("/etc/passwd", "utf8");
  } catch {
    return "";
  }
}

export function giveTo(user: DatabaseUser | undefined, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}
