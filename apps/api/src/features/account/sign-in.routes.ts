import { user } from "@theta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { handle } from "../../platform/http/handle.ts";
import type { AccountServices } from "./account-services.ts";
import { continueWithGoogle } from "./continue-with-google.ts";
import { giveNonce } from "./google-nonce.ts";
import { logIn } from "./log-in.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import type { SignIn, Visitor } from "./start-session.ts";

export function signInRoutes(
  app: FastifyInstance,
  services: AccountServices,
  cookie: RefreshCookie,
): void {
  function welcome(reply: FastifyReply, { signedIn, refresh, undidDeletion }: SignIn) {
    cookie.set(reply, refresh);
    const message = "Welcome back. Your account stays and will not be erased.";
    return { result: signedIn, ...(undidDeletion ? { message } : {}) };
  }

  handle(app, user.login, async ({ body, request, reply }) =>
    welcome(reply, await logIn(services, body, visitorOf(request))),
  );

  handle(app, user.googleNonce, async () => ({ result: await giveNonce(services) }));

  handle(app, user.continueWithGoogle, async ({ body, request, reply }) =>
    welcome(reply, await continueWithGoogle(services, body.credential, visitorOf(request))),
  );
}

function visitorOf(request: FastifyRequest): Visitor {
  return { origin: originOf(request), userAgent: request.headers["user-agent"] };
}
