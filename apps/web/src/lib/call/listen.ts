/** Calls whose answer stays open. What they bring only makes a page newer: it works the same without. */
import { API_BASE, type Reply, type Route } from "@theta/contract";
import { readAccessToken, readLearner } from "../session/local-session.ts";
import { refreshSession } from "../session/refresh-session.ts";

/** The server says something at least every 15 seconds. */
const LONGEST_SILENCE = 45_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

interface Listening<R extends Route> {
  /** The learner it's for; it ends when somebody else signs in. */
  as: string;
  onEvent: (event: Reply<R>) => void;
  random?: () => number;
}

/** Listens until it's stopped, and connects again whenever the connection is lost. */
export function listen<R extends Route & { events: true }>(
  route: R,
  { as, onEvent, random = Math.random }: Listening<R>,
): () => void {
  const stopped = new AbortController();
  void keepListening(route, { as, onEvent, random }, stopped.signal);
  return () => stopped.abort();
}

async function keepListening<R extends Route>(
  route: R,
  { as, onEvent, random }: Required<Listening<R>>,
  stopped: AbortSignal,
): Promise<void> {
  for (let failures = 0; !stopped.aborted;) {
    const token = readAccessToken();
    if (!token || readLearner()?.userId !== as) return;
    const end = await listenOnce(route, token, onEvent, stopped);
    if (isRefused(end.status)) return;
    failures = end.hasHeard ? 1 : failures + 1;
    // The first time, at once: the token has only become old.
    if (end.status === 401 && failures === 1 && (await hasNewToken(token))) continue;
    const own = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
    await wait(Math.max(own, end.retryAfter) * (0.75 + 0.5 * random()), stopped);
  }
}

interface End {
  /** 0: unreachable. */
  status: number;
  hasHeard: boolean;
  retryAfter: number;
}

/** The server itself said no, and will again. */
const isRefused = (status: number) =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

async function hasNewToken(token: string): Promise<boolean> {
  return await refreshSession(token).then(
    () => true,
    () => false,
  );
}

async function listenOnce<R extends Route>(
  route: R,
  token: string,
  onEvent: Listening<R>["onEvent"],
  stopped: AbortSignal,
): Promise<End> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  let silence = setTimeout(cancel, LONGEST_SILENCE);
  stopped.addEventListener("abort", cancel);
  const end: End = { status: 0, hasHeard: false, retryAfter: 0 };
  try {
    const response = await fetch(API_BASE + route.path, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
      credentials: "same-origin",
      signal: abort.signal,
    });
    end.status = response.status;
    end.retryAfter = 1000 * (Number.parseInt(response.headers.get("retry-after") ?? "", 10) || 0);
    if (!response.ok || !response.body) return end;
    await readMessages(response.body, (data) => {
      clearTimeout(silence);
      silence = setTimeout(cancel, LONGEST_SILENCE);
      if (data === null || stopped.aborted) return;
      const event: Reply<R> = JSON.parse(data);
      end.hasHeard = true;
      onEvent(event);
    });
  } catch {
    // Lost, or a proxy's page. It's tried again.
  } finally {
    clearTimeout(silence);
    stopped.removeEventListener("abort", cancel);
    abort.abort();
  }
  return end;
}

/** Null for a message without data, which only shows that the server is there. */
async function readMessages(
  body: ReadableStream<Uint8Array>,
  onMessage: (data: string | null) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      onMessage(data ?? null);
    }
  }
}

async function wait(milliseconds: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  await new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
