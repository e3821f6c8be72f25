import type { Readable } from "node:stream";
import {
  API_BASE,
  type Body,
  COMMON_REFUSALS,
  isRefusalOf,
  type Query,
  type Reply,
  type Route,
} from "@theta/contract";
import type { StaffPermission, StaffRole } from "@theta/contract/staff";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { Refusal } from "../refusal.ts";

/** Who is asking, as found by the session hook. */
export interface Caller {
  learnerId: string;
  sessionId: string;
}

/** Somebody who works for us, in a session confirmed for that. */
export interface StaffCaller extends Caller {
  role: StaffRole;
}

/** What a statement saw of the caller's session: null if it's over, or if the statement found no row at all. */
export type SessionSeen = "fresh" | "stale" | null;

/** Somebody whose token is right. Whether their session is still alive, only the database knows. */
export interface Claimant extends Caller {
  /**
   * Throws a Refusal if the session is over. It needn't look if the call's own first read has seen
   * the session.
   */
  confirm: (seen?: SessionSeen) => Promise<void>;
  readonly isConfirmed: boolean;
}

/** How the account feature tells the platform who a bearer token belongs to. Throws a Refusal. */
export type Identify = (bearer: string) => Promise<Claimant>;
/** How the staff feature says what a caller may do. Throws a Refusal. */
export type AdmitStaff = (
  caller: Caller,
  what: { permission: StaffPermission; isGrave: boolean },
) => Promise<StaffRole>;

interface Call<R extends Route> {
  body: Body<R>;
  query: Query<R>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Only for routes whose access is "learner". */
  caller: R["access"] extends "learner" ? Caller : undefined;
  /** Only for routes whose access is "staff". */
  staff: R["access"] extends "staff" ? StaffCaller : undefined;
}

interface Terms {
  /** A separate limit per address, so that these calls don't use up the general one. */
  requestsPerMinute?: number;
}

/**
 * Mounts one endpoint of the contract, which defines its method, path, checks, and reply schema.
 */
export function handle<R extends Route>(
  app: FastifyInstance,
  route: R,
  work: (call: Call<R>) => Promise<Reply<R>>,
  { requestsPerMinute }: Terms = {},
): void {
  app.route({
    ...(requestsPerMinute && { config: { rateLimit: { max: requestsPerMinute } } }),
    ...mountOf(app, route),
    schema: repliesOf(route),
    handler: async (request, reply) => await answer(route, work, request, reply),
  });
}

/**
 * The same for a call that's made so often that a round trip counts: its own first read also looks
 * at the session. The work must `confirm` the caller with what it saw before it writes anything.
 * That it did is checked only after the work.
 */
export function handleUnconfirmed<R extends Route & { access: "learner" }>(
  app: FastifyInstance,
  route: R,
  work: (call: Call<R>, caller: Claimant) => Promise<Reply<R>>,
): void {
  app.route({
    ...mountOf(app, route, { confirmsItself: true }),
    schema: repliesOf(route),
    // Somebody whose session is over learns only that, also if we can't read what they send.
    errorHandler: (fault, { caller }, reply) => {
      const isAlive = isOurFault(fault) ? undefined : caller?.confirm();
      void Promise.resolve(isAlive).then(
        () => reply.send(fault),
        (over: unknown) => reply.send(over),
      );
    },
    handler: async (request, reply) => {
      const caller = request.caller!;
      const replied = await answer(route, async (call) => work(call, caller), request, reply);
      if (!caller.isConfirmed) throw new Error(`${route.path} hasn't confirmed who asks.`);
      return replied;
    },
  });
}

function isOurFault(error: Error & { statusCode?: number }): boolean {
  const status = error instanceof Refusal ? error.status : error.statusCode;
  return status === undefined || status >= 500;
}

/**
 * The same for one whose answer stays open. The work opens it, so that a refusal is still an ordinary
 * answer.
 */
export function handleEvents<R extends Route & { events: true }>(
  app: FastifyInstance,
  route: R,
  open: (call: Call<R>) => Promise<Readable>,
): void {
  const events = { content: { "text/event-stream": { schema: route.reply } } };
  app.route({
    ...mountOf(app, route),
    // A HEAD request would open one that nobody reads or ends.
    exposeHeadRoute: false,
    schema: { ...schemaOf(route), response: { 200: events, "4xx": refusalOf(route) } },
    handler: async (request, reply) => {
      const stream = await answer(route, open, request, reply);
      // A proxy that collects a whole answer first would never pass this one on.
      void reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no");
      return reply.send(stream);
    },
  });
}

function mountOf(app: FastifyInstance, route: Route, { confirmsItself = false } = {}) {
  return {
    method: route.method,
    url: API_BASE + route.path,
    // Before the body is read, so that strangers learn nothing about what a call accepts, and after
    // the rate limit, which also counts refused requests.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      if (route.access !== "learner" && route.access !== "staff") return;
      const caller = await app.identify(bearerOf(request));
      nameInLog(caller, request, reply);
      if (!confirmsItself) await caller.confirm();
      if (route.access === "learner") request.caller = caller;
      else request.staff = await admit(app, route, { caller, request });
    },
  };
}

/** From here on, the request's lines in the log say who sent it, also the one at its end. */
function nameInLog({ learnerId }: Caller, request: FastifyRequest, reply: FastifyReply): void {
  request.log = request.log.child({ learnerId });
  reply.log = request.log;
}

function repliesOf(route: Route) {
  return { ...schemaOf(route), response: { 200: route.reply, "4xx": refusalOf(route) } };
}

function schemaOf(route: Route) {
  return {
    summary: route.summary,
    tags: [route.path.split("/")[1] ?? "main"],
    ...(route.access === "anyone" ? {} : { security: [{ bearer: [] }] }),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
  };
}

async function answer<R extends Route, T>(
  route: R,
  work: (call: Call<R>) => Promise<T>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<T> {
  try {
    return await work({
      body: request.body as Body<R>,
      query: request.query as Query<R>,
      request,
      reply,
      caller: request.caller as Caller | null as Call<R>["caller"],
      staff: request.staff as Call<R>["staff"],
    });
  } catch (error) {
    logUnnamed(route, error, request);
    throw error;
  }
}

/** Our own pages never cause these, unlike the refusals that ask staff to confirm who they are. */
const FORBIDDEN = new Set<Refusal["code"]>(["not-staff", "not-permitted"]);

async function admit(
  app: FastifyInstance,
  { path, permission, isGrave = false }: Route,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<StaffCaller> {
  if (!permission) throw new Error(`${path} names no permission.`);
  try {
    const { learnerId, sessionId } = caller;
    return { learnerId, sessionId, role: await app.admitStaff(caller, { permission, isGrave }) };
  } catch (error) {
    if (error instanceof Refusal && FORBIDDEN.has(error.code)) {
      request.log.warn({ permission, code: error.code }, "refused a staff call");
    }
    throw error;
  }
}

/**
 * The caller still gets it, because its words say more than "our fault", but no client expects it.
 */
function logUnnamed(route: Route, error: unknown, { log }: FastifyRequest): void {
  if (!(error instanceof Refusal) || isRefusalOf(route, error.code)) return;
  log.error({ code: error.code }, "refused with a code this route's contract doesn't list");
}

const OF_EVERY_REFUSAL = {
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), msg: z.string() }))),
  state: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
};

/** For the API's description. What is really sent bypasses it; see error-handler.ts. */
function refusalOf(route: Route) {
  const codes = [...new Set([...route.errors, ...COMMON_REFUSALS])];
  return z.object({ ...OF_EVERY_REFUSAL, code: z.enum(codes) });
}

/** Who a bearer token belongs to. Throws a Refusal, also if their session is over. */
export async function authenticate(app: FastifyInstance, bearer: string): Promise<Caller> {
  const caller = await app.identify(bearer);
  await caller.confirm();
  return caller;
}

/** The token of the Authorization header. */
export function bearerOf(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest.length > 0) {
    throw new Refusal(401, "not-signed-in", "Please sign in to continue.");
  }
  return token;
}

declare module "fastify" {
  interface FastifyInstance {
    identify: Identify;
    admitStaff: AdmitStaff;
  }
  interface FastifyRequest {
    caller: Claimant | null;
    staff: StaffCaller | null;
  }
}
