import { DONE, user } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { authenticate, bearerOf, handle } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import type { AskerCookie } from "../log-in/asker-cookie.ts";
import { changePassword } from "./change-password.ts";
import type { DeviceCookie } from "../devices/device-cookie.ts";
import type { RefreshCookie } from "../session/refresh-cookie.ts";
import { sendResetCode } from "./send-reset-code.ts";
import { verifyResetCode } from "./verify-reset-code.ts";

export function passwordRoutes(
  app: FastifyInstance,
  services: AccountServices,
  { cookie, device, asker }: { cookie: RefreshCookie; device: DeviceCookie; asker: AskerCookie },
): void {
  handle(app, user.sendResetCode, async ({ body, request, reply }) => {
    const { secret, sent } = await sendResetCode(
      services,
      { email: body.email, asker: asker.read(request) },
      originOf(request),
    );
    asker.set(reply, secret);
    return { result: sent };
  });

  handle(app, user.verifyResetCode, async ({ body, request }) => ({
    result: await verifyResetCode(
      services,
      { ...body, asker: asker.read(request) },
      originOf(request),
    ),
  }));

  handle(app, user.updatePassword, async ({ body, request, reply }) => {
    const { deviceProof } = await changePassword(services, body, {
      token: bearerOf(request),
      authenticate: async (token) => await authenticate(app, token),
      origin: originOf(request),
    });
    cookie.clear(reply);
    device.set(reply, deviceProof);
    return DONE;
  });
}
