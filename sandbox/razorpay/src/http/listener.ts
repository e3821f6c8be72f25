import type { IncomingMessage, ServerResponse } from "node:http";
import { unknownUrl } from "../protocol/api-error.ts";
import type { Fault } from "../state/faults.ts";
import type { Sandbox } from "../state/sandbox.ts";
import type { Schedule } from "../schedule/schedule.ts";
import { API_ROUTES } from "./api.routes.ts";
import { type Answer, answerOf, errorAnswer } from "./answer.ts";
import { type Call, findRoute, type Route } from "./call.ts";
import { CHECKOUT_ROUTES } from "./checkout.routes.ts";
import { CTL_ROUTES } from "./ctl.routes.ts";
import { faultAnswer } from "./fault-answers.ts";
import { checkControl, checkKey } from "./guards.ts";
import { readInput } from "./read-input.ts";

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Everything that the sandbox answers: the provider's API, its dialog, and the controls. */
export function makeListener(sandbox: Sandbox, schedule: Schedule): Listener {
  return async (request, response) => {
    const url = new URL(request.url ?? "/", "http://sandbox");
    const { method = "GET" } = request;
    const path = url.pathname;
    const call = { sandbox, schedule, request, response, query: url.searchParams };
    const noted = noteRequest(sandbox, method, path);
    const fault = faultFor(sandbox, method, path);

    const early = fault && !fault.afterCommit ? await faultAnswer(fault, null) : null;
    const answer = early ?? (await answerTo(call, method, path));
    const late =
      fault?.afterCommit && typeof answer === "object" ? await faultAnswer(fault, answer) : null;
    write(response, late ?? answer, noted);
    schedule.wake();
  };
}

async function answerTo(
  call: Omit<Call, "ids" | "input">,
  method: string,
  path: string,
): Promise<Answer> {
  try {
    const input = await readInput(call.request);
    const { route, ids } = findAllowed(call, method, path);
    const result = await route.handle({ ...call, ids, input });
    return answerOf(result);
  } catch (error) {
    return errorAnswer(error);
  } finally {
    // Saved before anyone hears about it, even if the answer is a refusal, because a failed payment
    // is a change, too.
    if (method !== "GET") call.sandbox.save();
  }
}

function findAllowed(
  { sandbox, request }: Omit<Call, "ids" | "input">,
  method: string,
  path: string,
): { route: Route; ids: string[] } {
  const routes = routesFor(path);
  if (routes === CTL_ROUTES) checkControl(sandbox, request);
  if (routes === API_ROUTES) checkKey(sandbox, request);
  const found = findRoute(routes, method, path);
  if (!found) throw unknownUrl();
  return found;
}

function routesFor(path: string): readonly Route[] {
  if (path.startsWith("/__ctl/")) return CTL_ROUTES;
  return isCheckout(path) ? CHECKOUT_ROUTES : API_ROUTES;
}

/** A fault that names no path is meant for the shop's server, not for the dialog. */
function faultFor({ faults }: Sandbox, method: string, path: string): Fault | null {
  if (path.startsWith("/__ctl/")) return null;
  return faults.take(method, path, isCheckout(path));
}

function isCheckout(path: string): boolean {
  return path.startsWith("/v1/checkout");
}

const MOST_REQUESTS = 2_000;

function noteRequest({ requests }: Sandbox, method: string, path: string) {
  const noted = { method, path, status: null as number | null };
  if (path.startsWith("/__ctl/") || isCheckout(path)) return noted;
  requests.push(noted);
  requests.splice(0, requests.length - MOST_REQUESTS);
  return noted;
}

function write(
  response: ServerResponse,
  answer: Answer | "drop" | "hang",
  noted: { status: number | null },
): void {
  if (answer === "hang" || response.destroyed) return;
  if (answer === "drop") {
    response.destroy();
    return;
  }
  noted.status = answer.status;
  response.writeHead(answer.status, answer.headers).end(answer.text);
}
