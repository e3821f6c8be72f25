import { type APIRequestContext, expect } from "@playwright/test";
import { API_BASE, user } from "@theta/contract";
import type { Person } from "./people.ts";

export type Ask = <T>(
  route: { method: string; path: string },
  sent: Record<string, unknown>,
) => Promise<T>;

/** Calls the API with a session's token; every call must succeed. */
export function askWith(request: APIRequestContext, accessToken: string): Ask {
  const headers = { authorization: `Bearer ${accessToken}` };
  return async ({ method, path }, sent) => {
    const input = method === "GET" ? { params: sent as Record<string, string> } : { data: sent };
    // The server may close an idle connection just when the next request is on its way.
    const maxRetries = method === "GET" ? 1 : 0;
    const answer = await request.fetch(API_BASE + path, { method, headers, maxRetries, ...input });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return await answer.json();
  };
}

/** The same for this person, in a new session. */
export async function signedIn(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<Ask> {
  const data = { email, password };
  const login = await request.post(API_BASE + user.login.path, { data });
  const { result } = (await login.json()) as { result: { accessToken: string } };
  return askWith(request, result.accessToken);
}
