/**
 * The tests' server, told call by call what to answer, and asked afterwards what it heard. What it
 * answers must be what the contract allows, or the test fails: a screen is tried with no reply that
 * can't come.
 */
import { API_BASE, isRefusalOf, type Route, ROUTES } from "@theta/contract";
import { expect, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { type Asked, json, serve, testPage } from "./test-server.ts";

export interface Answer {
  status?: number;
  body: unknown;
  /** See `notOurs`. */
  isNotOurs?: true;
}
/** By call: "POST /user/login-user". */
export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

const NOTHING_HERE: Answer = {
  status: 404,
  body: { code: "not-found", message: "There's nothing at this address." },
};

export const refusal = (
  status: number,
  code: string,
  message: string,
  errors?: { field: string; msg: string }[],
): Answer => ({ status, body: { code, message, ...(errors && { errors }) } });

/**
 * What today's server never says, and screens survive: a proxy's page, half an answer, a newer
 * server's. The contract isn't asked about it.
 */
export const notOurs = (status: number, body: unknown): Answer => ({
  status,
  body,
  isNotOurs: true,
});

const callOf = ({ method, path }: Asked) => `${method} ${path.replace(API_BASE, "")}`;

const Refused = z.strictObject({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.strictObject({ field: z.string(), msg: z.string() }))),
  state: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});

const routes = new Map<string, Route>(
  ROUTES.map((route) => [`${route.method} ${route.path}`, route]),
);

/** Why the contract does not allow this answer to this call, or null. */
export function faultOf(call: string, { status = 200, body, isNotOurs }: Answer): string | null {
  const route = routes.get(call.replace(/\?.*/, ""));
  if (isNotOurs || (!route && status === 404)) return null;
  if (!route) return `${call} is no call of the contract`;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const checked = (status < 400 ? route.reply : Refused).safeParse(sent);
  if (!checked.success) return `${call} ${status}: ${z.prettifyError(checked.error)}`;
  const { code } = Object(sent) as { code?: unknown };
  if (status < 400 || isRefusalOf(route, code)) return null;
  return `${call} is never refused with ${JSON.stringify(code)}`;
}

export async function startServer(answers: Answers) {
  const faults: string[] = [];
  onTestFinished(() => expect(faults, "answers that can't come").toEqual([]));
  const log = await serve((asked, response) => {
    const call = callOf(asked);
    const told = answers[call] ?? NOTHING_HERE;
    void (async () => {
      const answer = typeof told === "function" ? await told() : told;
      const fault = faultOf(call, answer);
      if (fault) faults.push(fault);
      json(response, answer.status ?? 200, answer.body);
    })();
  });
  const here = window.location.href;
  return {
    answers,
    asked: (call: string) =>
      log
        .filter((asked) => callOf(asked) === call)
        .map(({ body, authorization }) => ({
          body: body === "" ? undefined : (JSON.parse(body) as unknown),
          authorization,
        })),
    /** From now on nobody answers. */
    loseTheLine: () => testPage().setURL("http://127.0.0.1:9/"),
    /** It answers again. */
    findTheLine: () => testPage().setURL(here),
  };
}
