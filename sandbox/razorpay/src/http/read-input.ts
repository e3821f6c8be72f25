import type { IncomingMessage } from "node:http";
import { plainRefusal } from "../protocol/api-error.ts";
import type { Input } from "../protocol/input.ts";

const MOST_BYTES = 256 * 1024;

export async function readInput(request: IncomingMessage): Promise<Input> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw plainRefusal(413, "The request is too large.");
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString("utf8");
  if (text === "") return {};
  const input = parse(text);
  if (typeof input === "object" && input !== null && !Array.isArray(input)) return input as Input;
  throw plainRefusal(400, "The request body must be a JSON object.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw plainRefusal(400, "The request body is not valid JSON.");
  }
}
