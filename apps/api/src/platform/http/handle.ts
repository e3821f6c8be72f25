import { API_BASE, type Body, type Query, type Reply, type Route } from "@theta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";

/** Who is asking, as the session hook found out. */
export interface Caller {
  learnerId: string;
  sessionId: string;
}

/** How the account feature tells the platform who a bearer token belongs to. Throws a Refusal. */
export type Authenticate = (bearer: string) => Promise<Caller>;

interface Call<R extends Route> {
  body: Body<R>;
  query: Query<R>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Only for routes whose access is "learner". */
  caller: R["access"] extends "learner" ? Caller : undefined;
}

/** Mounts one endpoint of the contract: method, path, checks and reply shape all come from there. */
export function handle<R extends Route>(
  app: FastifyInstance,
  route: R,
  work: (call: Call<R>) => Promise<Reply<R>>,
): void {
  app.route({
    method: route.method,
    url: API_BASE + route.path,
    schema: {
      summary: route.summary,
      tags: [route.path.split("/")[1] ?? "main"],
      ...(route.access === "anyone" ? {} : { security: [{ bearer: [] }] }),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { 200: route.reply },
    },
    // Before the body is even read: strangers learn nothing of what a call would take.
    onRequest: async (request) => {
      if (route.access === "learner") request.caller = await app.authenticate(bearerOf(request));
    },
    handler: async (request, reply) =>
      await work({
        body: request.body as Body<R>,
        query: request.query as Query<R>,
        request,
        reply,
        caller: request.caller as Call<R>["caller"],
      }),
  });
}

/** The token of the Authorization header. */
export function bearerOf(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest.length > 0) {
    throw new Refusal(401, "not-signed-in", "Please log in to go on.");
  }
  return token;
}

declare module "fastify" {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}
