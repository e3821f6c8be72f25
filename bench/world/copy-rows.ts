/** Rows into a table through COPY, many times as fast as inserting them. */
import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Client } from "pg";

export type Cell = string | number | boolean | null;

interface Connection {
  stream: Writable;
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/** Sent in pieces of about this size. */
const CHUNK_CHARACTERS = 256 * 1024;

export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const text = `copy ${table} (${columns.join(", ")}) from stdin`;
  await new Promise<void>((resolve, reject) => {
    let failure: Error | undefined;
    // What pg expects of a query that speaks the protocol itself.
    const query = {
      submit: (connection: Connection) => connection.query(text),
      handleCopyInResponse: (connection: Connection) =>
        void send(connection, rows).catch((error: Error) => {
          failure = error;
          connection.sendCopyFail("The rows couldn't be made.");
        }),
      handleCommandComplete: () => {},
      handleError: (error: Error) => reject(failure ?? error),
      handleReadyForQuery: () => resolve(),
    };
    client.query(query as never);
  });
}

async function send(connection: Connection, rows: Iterable<readonly Cell[]>): Promise<void> {
  let chunk = "";
  for (const row of rows) {
    chunk += `${row.map(encode).join("\t")}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    connection.sendCopyFromChunk(Buffer.from(chunk));
    chunk = "";
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
  }
  if (chunk !== "") connection.sendCopyFromChunk(Buffer.from(chunk));
  connection.endCopyFrom();
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

export function encode(cell: Cell): string {
  if (cell === null) return "\\N";
  if (typeof cell === "string") return cell.replaceAll(/[\\\t\n\r]/g, (found) => ESCAPES[found]!);
  return String(cell);
}
