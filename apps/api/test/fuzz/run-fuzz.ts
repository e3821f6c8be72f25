/** Many requests to every route, right and wrong, and what was wrong with their answers. */
import { API_BASE, type Route } from "@theta/contract";
import { EVERY_ROUTE } from "@theta/contract/staff";
import { sql } from "kysely";
import { type Chance, createChance } from "../../../../bench/load/random.ts";
import { addCallers, type Caller, CALLER_PASSWORD, type Place } from "./callers.ts";
import { type Ask, furnish } from "../furnish.ts";
import { change } from "./changes.ts";
import { type Draft, type FuzzAnswer, type FuzzRequest, requestOf, type Send } from "./draft.ts";
import { faultOf } from "./judge.ts";
import { makeInput, type Maker, pick } from "./make-input.ts";
import { shrink } from "./shrink.ts";

export interface Fault {
  what: string;
  route: string;
  caller: string;
  changes: readonly string[];
  /** As small as it gets, if the same fault comes back. */
  request: FuzzRequest;
  isRepeatable: boolean;
}

export interface FuzzReport {
  requests: number;
  /** How often each status came back. */
  statuses: Record<string, number>;
  /** Routes that never answered with success, by anyone. */
  neverSucceeded: string[];
  slowest: { milliseconds: number; route: string };
  faults: Fault[];
}

interface Options {
  place: Place;
  send: Send;
  requests: number;
  seed: number;
  /** With one at a time, the seed makes the same choices again. More take turns as answers come. */
  atOnce?: number;
  /** Pays an order at the provider. */
  pay: (order: string) => Promise<unknown>;
  /** Called after each round. */
  onRound?: (done: number) => void;
  onFault?: (fault: Fault) => void;
}

/** After this many requests, there are new callers, because some have been erased by then. */
const ROUND = 2_000;
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

export async function runFuzz(options: Options): Promise<FuzzReport> {
  const { requests, seed, atOnce = 4 } = options;
  const chance = createChance(seed);
  const place = { ...options.place, newId: () => idFrom(chance) };
  const memory = createMemory(chance);
  const { report, ask, succeeded } = createAsker(options, memory);
  /** Leaves out nearly everything that can be left out. */
  const shy: Maker = { ...memory, leavesOut: 0.9 };
  let turn = 0;
  while (report.requests < requests) {
    await sql`truncate throttles`.execute(place.db);
    const { callers, paying, owner } = await addCallers(place);
    memory.forget();
    await furnish(asOf(paying, options.send, memory), place.db, options.pay);
    // First what shows ids, then every route in turn, each by anybody.
    for (const caller of [paying, owner])
      for (const route of EVERY_ROUTE)
        if (route.method === "GET" && !("events" in route))
          await ask(route, draftOf(route, caller, shy), caller);
    let left = ROUND;
    const work = async () => {
      while (left-- > 0 && report.requests < requests) {
        const route: Route = EVERY_ROUTE[turn++ % EVERY_ROUTE.length]!;
        const caller = callerFor(route, callers, chance);
        const draft = draftOf(route, caller, memory);
        if (chance.share() < 0.7) change(draft, chance);
        await ask(route, draft, caller);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    options.onRound?.(report.requests);
  }
  report.neverSucceeded = EVERY_ROUTE.map(nameOf).filter((name) => !succeeded.has(name));
  return report;
}

/** A UUID of version 4. */
function idFrom(chance: Chance): string {
  const bytes = Buffer.from(Array.from({ length: 16 }, () => chance.below(256)));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Sends what was drafted, and notes how it went. */
function createAsker({ send, onFault }: Options, { learn }: Memory) {
  const slowest = { milliseconds: 0, route: "" };
  const report: FuzzReport = { requests: 0, statuses: {}, neverSucceeded: [], slowest, faults: [] };
  const succeeded = new Set<string>();
  const known = new Set<string>();

  async function ask(route: Route, draft: Draft, caller: Caller): Promise<void> {
    const request = requestOf(draft);
    const began = performance.now();
    const answer = await send(request).catch(noAnswer);
    const milliseconds = performance.now() - began;
    report.requests += 1;
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (milliseconds > report.slowest.milliseconds)
      report.slowest = { milliseconds, route: nameOf(route) };
    if (answer.status === 200 && draft.changes.length === 0) {
      succeeded.add(nameOf(route));
      learn(answer.body);
    }
    // Somebody's account may be erased by now. Then they stay signed out until the next round.
    if (/"(session-ended|not-staff|confirm-first)"/.test(answer.body))
      await caller.revive?.().catch(() => {});
    const what = faultFrom(route, request, answer);
    if (what !== null) await note(what, { route, draft, caller, request });
  }

  async function note(
    what: string,
    {
      route,
      draft,
      caller,
      request,
    }: { route: Route; draft: Draft; caller: Caller; request: FuzzRequest },
  ): Promise<void> {
    const name = `${nameOf(route)} ${what}`;
    if (known.has(name)) return;
    known.add(name);
    const small = await shrink(request, async (smaller) => {
      return faultFrom(route, smaller, await send(smaller).catch(noAnswer)) === what;
    });
    // A server that has too much to do may say so once.
    if (what === "503 try-again" && small === null) return void known.delete(name);
    const fault = {
      what,
      route: nameOf(route),
      caller: caller.name,
      changes: draft.changes,
      request: small ?? request,
      isRepeatable: small !== null,
    };
    report.faults.push(fault);
    onFault?.(fault);
  }
  return { report, ask, succeeded };
}

/** For what a learner has before anything is tried. Its answers are remembered, too. */
function asOf({ token }: Caller, send: Send, { learn }: Memory): Ask {
  return async (route, input) => {
    const { status, body } = await send({
      method: route.method,
      url: API_BASE + route.path,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "x-forwarded-for": "10.0.0.1",
      },
      body: JSON.stringify(input ?? {}),
    });
    if (status !== 200) throw new Error(`${nameOf(route)} answered ${status}: ${body}`);
    learn(body);
    return JSON.parse(body);
  };
}

const NO_ANSWER = 0;

function noAnswer(error: unknown): FuzzAnswer {
  return { status: NO_ANSWER, type: "", body: (error as Error).message };
}

function faultFrom(route: Route, request: FuzzRequest, answer: FuzzAnswer): string | null {
  if (answer.status === NO_ANSWER) return `no answer: ${answer.body}`;
  return faultOf(route, request, answer);
}

/** Usually somebody who may call it. */
function callerFor({ access }: Route, callers: readonly Caller[], chance: Chance): Caller {
  if (chance.share() < 0.3) return pick(chance, callers);
  if (access === "staff") return callers.find(({ name }) => name === "owner")!;
  return pick(
    chance,
    callers.filter(({ name }) => name.startsWith("a learner") && !name.includes("expired")),
  );
}

function draftOf(route: Route, caller: Caller, maker: Maker): Draft {
  const { chance } = maker;
  const input = makeInput(route.query ?? route.body ?? NOTHING, maker);
  const isQuery = route.query !== undefined;
  const hasBody = route.method !== "GET";
  const json = route.body ? input : hasBody && chance.share() < 0.5 ? {} : undefined;
  return {
    method: route.method,
    path: API_BASE + route.path,
    query: isQuery
      ? Object.entries(input as object).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
      : [],
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
      // Everybody from an address of their own, so that nobody uses up another's requests.
      "x-forwarded-for": `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
    },
    json,
    raw: null,
    changes: [],
  };
}

const NOTHING = { _zod: { def: { type: "object", shape: {} } } } as unknown as NonNullable<
  Route["body"]
>;

/** Names under which a value comes back that is sent under another. */
const ALIASES: Record<string, string[]> = {
  orderDocumentId: ["orderId"],
  next: ["cursor"],
  planId: ["subscriptionPlanId", "planKey", "plan"],
  questionId: ["after"],
  id: ["answerId", "optionId", "partId"],
  currentQuestionId: ["questionId"],
  name: ["job", "key"],
};
const MOST_KEPT = 40;

interface Memory extends Maker {
  learn: (body: string) => void;
  forget: () => void;
}

/** Everything that answers have named, to be sent back. */
function createMemory(chance: Chance): Memory {
  const seen = new Map<string, unknown[]>();
  const keep = (field: string, value: unknown) => {
    const list = seen.get(field);
    if (!list) seen.set(field, [value]);
    else if (list.length < MOST_KEPT) list.push(value);
    else list[chance.below(MOST_KEPT)] = value;
  };
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) visit(one, field);
    else if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, name);
    else if (typeof value !== "string" || value.length < 500)
      for (const name of [field, ...(ALIASES[field] ?? [])]) keep(name, value);
  };
  return {
    forget() {
      seen.clear();
      for (const name of ["password", "currentPassword"]) keep(name, CALLER_PASSWORD);
    },
    chance,
    leavesOut: 0.5,
    known: (field) => seen.get(field) ?? [],
    learn(body) {
      try {
        visit(JSON.parse(body), "");
      } catch {
        // Not every answer is JSON.
      }
    },
  };
}
