import { contact, DONE } from "@theta/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { authenticate, bearerOf, handle } from "../../platform/http/handle.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type ContactHost, createContactServices } from "./contact-services.ts";
import { takeMessage } from "./take-message.ts";

export function contactRoutes(app: FastifyInstance, host: ContactHost): void {
  const services = createContactServices(host);
  handle(app, contact.send, async ({ body, request }) => {
    const learnerId = await signedInAs(app, request);
    await takeMessage(services, body, { learnerId, ip: originOf(request).ip });
    return DONE;
  });
}

/**
 * Anyone may write. For a signed-in learner we note who they are; an ended session doesn't matter.
 */
async function signedInAs(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  if (!request.headers.authorization) return null;
  try {
    return (await authenticate(app, bearerOf(request))).learnerId;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
