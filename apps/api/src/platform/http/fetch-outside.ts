import { lookup, type LookupAddress, type LookupAllOptions } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSafe } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { bare, isPrivateAddress } from "./private-address.ts";

export interface OutsideOptions {
  accept: string;
  limitBytes: number;
  /** For everything, to the last byte. */
  timeoutMs: number;
  /** The host was configured on purpose as one in our own network. */
  mayBePrivate: boolean;
}

export interface OutsideAnswer {
  /** The content type without its parameters. */
  type: string;
  bytes: Buffer;
}

/** A message for the log that says what the other side did. */
export class OutsideError extends Error {
  override readonly name = "OutsideError";
}

/**
 * Reads an address on somebody else's server, which isn't trusted. Follows no redirect, connects to
 * no host in our own network (it uses exactly the address that was checked), and limits length and
 * time.
 */
export async function fetchOutside(
  address: string | URL,
  options: OutsideOptions,
): Promise<OutsideAnswer> {
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new OutsideError(`can't fetch ${url.protocol}`);
  }
  if (!options.mayBePrivate && isIP(bare(url.hostname)) && isPrivateAddress(bare(url.hostname))) {
    throw new OutsideError(`${url.hostname} is not a public address`);
  }
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await ask(url, options, signal);
    return { type: typeOf(response), bytes: await readLimited(response, options.limitBytes) };
  } catch (error) {
    if (signal.aborted) throw new OutsideError(`no complete answer within ${options.timeoutMs} ms`);
    throw error;
  }
}

function ask(url: URL, options: OutsideOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestSafe : requestPlain;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(url, {
    signal,
    agent: false,
    headers: { accept: options.accept, "accept-encoding": "identity", "user-agent": "Theta" },
    ...(options.mayBePrivate ? {} : { lookup: publicLookup() }),
  });
  sent.on("error", reject);
  sent.on("response", (response) => {
    if (response.statusCode === 200) return resolve(response);
    response.destroy();
    reject(new OutsideError(`answered with status ${response.statusCode}`));
  });
  sent.end();
  return promise;
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name and refuses it when any of its addresses is private: one is enough to be misled.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return done(error ?? new OutsideError(`${host} has no address`), "");
      if (addresses.some(({ address }) => isPrivateAddress(address))) {
        return done(new OutsideError(`${host} resolves to a private address`), "");
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

async function readLimited(response: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw new OutsideError(`answered with more than ${limit} bytes`);
    parts.push(part);
  }
  if (!response.complete) throw new OutsideError("the answer was cut short");
  return Buffer.concat(parts);
}

function typeOf(response: IncomingMessage): string {
  return (response.headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
}
