/** The product's API, for programs that play learners. */
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { API_BASE, type Reply, type Route, type Sent, user } from "@theta/contract";

/** The product's refusal, or a proxy's. */
export class CallFailed extends Error {
  readonly status: number;
  constructor(path: string, status: number, message = "") {
    super(`${path}: ${status} ${message}`);
    this.status = status;
  }
}

export interface ProductCalls {
  ask: <R extends Route>(route: R, input: Sent<R>, token?: string) => Promise<Reply<R>>;
}

/** Instead of fetch, which takes as much of the server's machine as the server itself. */
const connections = new Agent({ keepAlive: true, timeout: 2_000 });

interface Caller {
  /** For the server, if it counts proxies. */
  address?: string;
  /** How long a call may take; without, as long as it likes. */
  patienceMilliseconds?: number;
}

export function productCalls(site: string, caller: Caller = {}): ProductCalls {
  const { address, patienceMilliseconds } = caller;
  return {
    async ask(route, input, token) {
      const isQuery = route.method === "GET";
      const query =
        isQuery && input ? `?${String(new URLSearchParams(input as Record<string, string>))}` : "";
      const body = isQuery ? "" : JSON.stringify(input ?? {});
      const asking = request(`${site}${API_BASE}${route.path}${query}`, {
        agent: connections,
        ...(patienceMilliseconds ? { signal: AbortSignal.timeout(patienceMilliseconds) } : {}),
        method: route.method,
        headers: {
          ...(isQuery ? {} : { "content-type": "application/json" }),
          "content-length": Buffer.byteLength(body),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(address ? { "x-forwarded-for": address } : {}),
        },
      });
      asking.end(body);
      const [answer] = (await once(asking, "response")) as [IncomingMessage];
      // A proxy's refusal isn't JSON.
      const reply = (await json(answer).catch(() => ({}))) as Reply<typeof route> & {
        message?: string;
      };
      if (answer.statusCode !== 200)
        throw new CallFailed(route.path, answer.statusCode!, reply.message);
      return reply;
    },
  };
}

/** Call this when no more calls follow. */
export function closeConnections(): void {
  connections.destroy();
}

const PASSWORD = "nine copper owls";

export interface SignedUp {
  token: string;
  learnerId: string;
}

/** Signs up with the code from the mailbox, and signs in. */
export async function signUpLearner(
  site: string,
  calls: ProductCalls,
  email: string,
): Promise<SignedUp> {
  const { ask } = calls;
  const person = { name: "Ana Program", phone: "5550100", email, password: PASSWORD };
  const { userId } = (await ask(user.sendRegistrationCode, person)).result;
  await ask(user.verifyRegistration, { userId, otp: await mailedCode(site, email), email });
  return await signInLearner(calls, email);
}

export async function signInLearner({ ask }: ProductCalls, email: string): Promise<SignedUp> {
  const { result } = await ask(user.login, { email, password: PASSWORD });
  return { token: result.accessToken, learnerId: result.userId };
}

/** The email is written after the reply. */
async function mailedCode(site: string, email: string): Promise<string> {
  for (;;) {
    const mails = await fetch(`${site}/dev/mailbox/messages?to=${email}`);
    const [mail] = (await mails.json()) as { text: string }[];
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? "") ?? [];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
