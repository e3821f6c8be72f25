/** People who sign in through a school's provider, for tests. */
import { openid } from "@theta/contract";
import { onTestFinished } from "vitest";
import { startOpenidProvider, type TestProvider, walk } from "../../../../test/openid-provider.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../../../test/test-app.ts";
import type { OpenidConfig } from "../../../platform/config/openid-config.ts";
import { cookiesOf } from "../test-world.ts";

export const NOOR = {
  name: "Noor Haddad",
  phone: "0123456789",
  email: "noor@lincoln.example",
  password: "violet teapot 42",
};

export interface School {
  app: TestApp;
  school: TestProvider;
}

export async function openSchool(
  twist: Partial<OpenidConfig> = {},
  { config, ...options }: TestAppOptions = {},
): Promise<School> {
  const school = await startOpenidProvider({
    client_id: "theta",
    client_secret: "between the school and us",
    redirect_uris: ["http://localhost:4000/login/lincoln"],
  });
  onTestFinished(school.stop);
  const provider: OpenidConfig = {
    key: "lincoln",
    name: "Lincoln High",
    issuer: school.issuer,
    clientId: "theta",
    clientSecret: "between the school and us",
    domains: ["lincoln.example"],
    staff: false,
    emailsAreVerified: false,
    asksWhichAccount: false,
    timeoutSeconds: 5,
    ...twist,
  };
  const app = await createTestApp({ ...options, config: { ...config, openid: [provider] } });
  return { app, school };
}

export async function begin(app: TestApp, provider = "lincoln") {
  const answer = await app.call(openid.beginSignIn, { provider });
  return { answer, cookies: cookiesOf(answer) };
}

/** What the provider adds to the address of our page. */
export async function visit(url: string): Promise<Record<string, string>> {
  const { url: back } = await walk(
    new URL(url),
    (next) => next !== null && next.href.startsWith("http://localhost:4000/login/lincoln"),
  );
  return Object.fromEntries(back!.searchParams);
}

/** Everything up to the page that somebody returns to. */
export async function goAndReturn({ app }: School) {
  const { answer, cookies } = await begin(app);
  return { cookies, input: { provider: "lincoln", ...(await visit(answer.body.result.url)) } };
}

export async function enter(school: School) {
  const { cookies, input } = await goAndReturn(school);
  const answer = await school.app.call(openid.finishSignIn, input, { cookies });
  return { answer, cookies };
}

/** The learner and the token of a sign-in that succeeded. */
export async function enterAs(school: School) {
  const { answer } = await enter(school);
  const { result } = answer.body;
  if (result?.state !== "signed-in") throw new Error(`signing in answered ${answer.payload}`);
  return { ...result.signedIn, token: result.signedIn.accessToken, cookies: cookiesOf(answer) };
}
