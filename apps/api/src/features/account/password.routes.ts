import { DONE, user } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { bearerOf, handle } from "../../platform/http/handle.ts";
import type { AccountServices } from "./account-services.ts";
import { changePassword } from "./change-password.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import { sendResetCode } from "./send-reset-code.ts";
import { verifyResetCode } from "./verify-reset-code.ts";

export function passwordRoutes(
  app: FastifyInstance,
  services: AccountServices,
  cookie: RefreshCookie,
): void {
  handle(app, user.sendForgotPasswordOtp, async ({ body, request }) => ({
    result: await sendResetCode(services, body.email, originOf(request)),
  }));

  handle(app, user.verifyForgotPasswordOtp, async ({ body, request }) => ({
    result: await verifyResetCode(services, body, originOf(request)),
  }));

  handle(app, user.updatePassword, async ({ body, request, reply }) => {
    await changePassword(services, body, {
      token: bearerOf(request),
      authenticate: app.authenticate,
      origin: originOf(request),
    });
    cookie.clear(reply);
    return DONE;
  });
}
