import { ApiError } from "../protocol/api-error.ts";
import { Page } from "./call.ts";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return {
    status,
    headers: { "content-type": "application/json; charset=UTF-8", "cache-control": "no-store" },
    text: JSON.stringify(body),
  };
}

export function answerOf(result: unknown): Answer {
  if (!(result instanceof Page)) return jsonAnswer(200, result ?? {});
  const { type, text, headers } = result;
  return {
    status: 200,
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store", ...headers },
    text,
  };
}

/** Anything but a refusal is the sandbox's own fault, and the answer says so. */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof ApiError) return jsonAnswer(error.status, { error: error.body });
  const description = `The sandbox failed: ${(error as Error).stack ?? String(error)}`;
  return jsonAnswer(500, { error: { code: "SERVER_ERROR", description } });
}
