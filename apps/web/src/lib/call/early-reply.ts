/** Replies that boot.js has asked for while the app was loading, each for the first call that would ask for it. */

export interface EarlyReply {
  response: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    /** By method, address, and access token. */
    earlyReplies?: Record<string, EarlyReply>;
  }
}

/** After this much of a page's life, the server may know better. A call waits no longer for its reply either. */
const LONGEST_WAIT_MS = 15_000;

/** Each reply is handed out once, and only for the token it was requested with. */
export function takeEarlyReply(
  method: string,
  address: string,
  token: string | null | undefined,
): EarlyReply | undefined {
  const key = `${method} ${address} ${token}`;
  const reply = window.earlyReplies?.[key];
  delete window.earlyReplies?.[key];
  if (performance.now() < LONGEST_WAIT_MS) return reply;
  reply?.abort.abort();
  return undefined;
}
