import { user } from "@theta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { handle } from "../../platform/http/handle.ts";
import type { AccountServices } from "./account-services.ts";
import { continueWithGoogle } from "./google/continue-with-google.ts";
import type { DeviceCookie } from "./devices/device-cookie.ts";
import { giveNonce } from "./google/google-nonce.ts";
import { googleUnconfirmed } from "./google/google-token.ts";
import { logIn } from "./log-in/log-in.ts";
import { createOpenidCookie } from "./openid/openid-cookie.ts";
import { openidRoutes } from "./openid/openid.routes.ts";
import type { RefreshCookie } from "./session/refresh-cookie.ts";
import type { SignIn, Visitor } from "./session/start-session.ts";

export function signInRoutes(
  app: FastifyInstance,
  services: AccountServices,
  { cookie, device }: { cookie: RefreshCookie; device: DeviceCookie },
): void {
  const link = createOpenidCookie(services.config.publicUrl);

  function visitorOf(request: FastifyRequest): Visitor {
    return {
      origin: originOf(request),
      userAgent: request.headers["user-agent"],
      deviceProof: device.read(request),
      refresh: cookie.read(request),
    };
  }

  function welcome(reply: FastifyReply, { signedIn, refresh, deviceProof, undidDeletion }: SignIn) {
    cookie.set(reply, refresh);
    device.set(reply, deviceProof);
    const message = "Welcome back. We won't delete your account.";
    return { result: signedIn, ...(undidDeletion ? { message } : {}) };
  }

  handle(app, user.login, async ({ body, request, reply }) =>
    welcome(reply, await logIn(services, body, visitorOf(request))),
  );

  handle(app, user.googleNonce, async () => ({ result: await giveNonce(services) }));

  handle(app, user.continueWithGoogle, async ({ body, request, reply }) => {
    const end = await continueWithGoogle(services, body.credential, visitorOf(request));
    if ("signedIn" in end) return welcome(reply, end);
    // From here on, it's the same as with a school's provider.
    link.set(reply, end.secret);
    throw googleUnconfirmed({ email: end.email, hasPassword: end.hasPassword });
  });

  openidRoutes(app, services, { visitorOf, welcome, cookie: link });
}
