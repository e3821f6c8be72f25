import { user } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import { resendRegistrationCode } from "./resend-registration-code.ts";
import { sendRegistrationCode } from "./send-registration-code.ts";
import { verifyRegistration } from "./verify-registration.ts";

export function registrationRoutes(app: FastifyInstance, services: AccountServices): void {
  handle(app, user.sendRegistrationCode, async ({ body, request }) => ({
    result: await sendRegistrationCode(services, body, originOf(request)),
  }));

  handle(app, user.resendRegistrationCode, async ({ body, request }) => ({
    result: await resendRegistrationCode(services, body, originOf(request)),
  }));

  handle(app, user.verifyRegistration, async ({ body, request }) => {
    await verifyRegistration(services, body, originOf(request));
    return { result: { verified: true as const } };
  });
}
