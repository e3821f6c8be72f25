/** Why the embedded database can't run, in words that a person can act on. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Puts a failure of the file system or of a child process into a sentence. */
export function refuse(sentence: string, cause?: unknown): EmbeddedPostgresError {
  const detail = cause instanceof Error ? ` (${cause.message})` : "";
  return new EmbeddedPostgresError(sentence + detail, { cause });
}

const TAIL_LINES = 12;

/** The output of PostgreSQL's own programs, after the likely reason if we know it. */
export function explainOutput(what: string, output: string): EmbeddedPostgresError {
  const tail = output.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  return new EmbeddedPostgresError(`${what} ${likelyReason(output)}\n${tail}`.trimEnd());
}

function likelyReason(output: string): string {
  if (/No space left on device|Check free disk space|Disk quota exceeded/i.test(output))
    return "The disk is full. Free up some space and start again.";
  if (/Permission denied|Operation not permitted/i.test(output))
    return "The database's user can't read or write a file or folder.";
  if (/Read-only file system/i.test(output)) return "The file system is read-only.";
  if (/not compatible with this version|initialized by PostgreSQL version/i.test(output))
    return "The data folder was created by another version of PostgreSQL.";
  if (/could not look up effective user ID/i.test(output))
    return "PostgreSQL needs the account it runs as to be listed in /etc/passwd. Start Theta as another user, or set DATABASE_URL.";
  return "It said:";
}
