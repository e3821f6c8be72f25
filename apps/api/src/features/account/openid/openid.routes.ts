import { openid } from "@theta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import type { SignIn, Visitor } from "../session/start-session.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { confirmLink, sendLinkCode } from "./confirm-link.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import type { OpenidCookie } from "./openid-cookie.ts";

interface Welcome {
  cookie: OpenidCookie;
  visitorOf: (request: FastifyRequest) => Visitor;
  welcome: (
    reply: FastifyReply,
    signIn: SignIn,
  ) => { result: SignIn["signedIn"]; message?: string };
}

export function openidRoutes(
  app: FastifyInstance,
  services: AccountServices,
  { visitorOf, welcome, cookie }: Welcome,
): void {
  handle(app, openid.beginSignIn, async ({ body, reply }) => {
    const { url, secret } = await beginSignIn(services, body.provider);
    cookie.set(reply, secret);
    return { result: { url } };
  });

  handle(app, openid.finishSignIn, async ({ body, request, reply }) => {
    const secret = cookie.read(request);
    const end = await finishSignIn(services, body, { visitor: visitorOf(request), secret });
    if (!("signedIn" in end)) return { result: end };
    cookie.clear(reply);
    const { result: signedIn, ...message } = welcome(reply, end);
    return { result: { state: "signed-in", signedIn } as const, ...message };
  });

  handle(app, openid.sendCode, async ({ request }) => ({
    result: await sendLinkCode(services, cookie.read(request), originOf(request)),
  }));

  handle(app, openid.confirmLink, async ({ body, request, reply }) => {
    const secret = cookie.read(request);
    const signIn = await confirmLink(services, body, { visitor: visitorOf(request), secret });
    cookie.clear(reply);
    return welcome(reply, signIn);
  });
}
