import { API_BASE, DONE } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import type { PaymentServices } from "../payment-services.ts";
import { takeWebhook } from "./take-webhook.ts";

const BODY_LIMIT_BYTES = 256 * 1024;
/** All webhooks come from a few addresses. */
const PER_MINUTE = 3_000;

/** Where the provider reports what happened. Not in the contract, because no browser calls it. */
export async function webhookRoute(
  app: FastifyInstance,
  services: PaymentServices,
  eventsWaiting: () => void,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the exact bytes, so nothing may parse them as JSON first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(
      `${API_BASE}/webhooks/razorpay`,
      {
        schema: { hide: true },
        config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } },
      },
      async (request) => {
        await takeWebhook(services, {
          raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: textOf(request.headers["x-razorpay-signature"]),
          eventId: textOf(request.headers["x-razorpay-event-id"]),
          origin: originOf(request),
        });
        eventsWaiting();
        return DONE;
      },
    );
  });
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
