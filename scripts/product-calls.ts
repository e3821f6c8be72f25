/** The product's API as a program calls it that plays learners. */
import { API_BASE, type Reply, type Route, type Sent, user } from "@theta/contract";

export interface ProductCalls {
  ask: <R extends Route>(route: R, input: Sent<R>, token?: string) => Promise<Reply<R>>;
}

/** `address`: whom the server takes the caller for, if it counts proxies. */
export function productCalls(site: string, address?: string): ProductCalls {
  return {
    async ask(route, input, token) {
      const isQuery = route.method === "GET";
      const query =
        isQuery && input ? `?${String(new URLSearchParams(input as Record<string, string>))}` : "";
      const answer = await fetch(`${site}${API_BASE}${route.path}${query}`, {
        method: route.method,
        headers: {
          ...(isQuery ? {} : { "content-type": "application/json" }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(address ? { "x-forwarded-for": address } : {}),
        },
        ...(isQuery ? {} : { body: JSON.stringify(input ?? {}) }),
      });
      const body = (await answer.json()) as Reply<typeof route> & { message?: string };
      if (!answer.ok) throw new Error(`${route.path}: ${answer.status} ${body.message}`);
      return body;
    },
  };
}

const PASSWORD = "nine copper owls";

/** Signs up with the code from the mailbox, and logs in. */
export async function becomeLearner(
  site: string,
  { ask }: ProductCalls,
  email: string,
): Promise<{ token: string; learnerId: string }> {
  const person = { name: "Ana Program", phone: "5550100", email, password: PASSWORD };
  const { userId } = (await ask(user.sendRegistrationOtp, person)).result;
  const mails = (await (await fetch(`${site}/dev/mailbox/messages?to=${email}`)).json()) as {
    text: string;
  }[];
  const [otp = ""] = /\b\d{6}\b/.exec(mails[0]?.text ?? "") ?? [];
  await ask(user.verifyRegistrationOtp, { userId, otp, email });
  const { result } = await ask(user.login, { email, password: PASSWORD });
  return { token: result.accessToken, learnerId: result.userId };
}
