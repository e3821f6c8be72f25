import type { IncomingMessage } from "node:http";
import { authenticationFailed, plainRefusal } from "../protocol/api-error.ts";
import type { Sandbox } from "../state/sandbox.ts";
import { isSameText } from "../protocol/signatures.ts";

/** Exactly `Basic `, like the provider: no other case, no quotes. */
export function checkKey({ options }: Sandbox, { headers }: IncomingMessage): void {
  const wanted = Buffer.from(`${options.keyId}:${options.keySecret}`).toString("base64");
  if (!isSameText(headers.authorization ?? "", `Basic ${wanted}`)) throw authenticationFailed();
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/**
 * The controls are only for this machine, and for callers with the token. A proxy doesn't count as
 * this machine.
 */
export function checkControl({ ctlToken }: Sandbox, { headers, socket }: IncomingMessage): void {
  const isFar = !LOOPBACK.test(socket.remoteAddress ?? "");
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  if (isFar || isForwarded)
    throw plainRefusal(403, "The controls only answer requests from this machine.");
  const token = headers["x-ctl-token"];
  if (typeof token !== "string" || !isSameText(token, ctlToken)) {
    throw plainRefusal(401, "The controls need their token.");
  }
}
