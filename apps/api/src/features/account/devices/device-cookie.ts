import type { FastifyReply, FastifyRequest } from "fastify";
import { hostCookie } from "../host-cookie.ts";

const DAYS = 365;

/**
 * Shows that a learner has been here before. It grants no access, and stays when the learner signs
 * out.
 */
export function createDeviceCookie(publicUrl: string) {
  const { name, attributes } = hostCookie(publicUrl, "theta-device");
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set(reply: FastifyReply, proof: string): void {
      reply.setCookie(name, proof, { ...attributes, maxAge: DAYS * 24 * 60 * 60 });
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
