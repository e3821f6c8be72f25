import type { FastifyReply, FastifyRequest } from "fastify";
import { hostCookie } from "../host-cookie.ts";
import {
  formatRefreshSecret,
  parseRefreshSecret,
  type RefreshSecret,
  SESSION_DAYS,
} from "./session.rules.ts";

/**
 * The long-lived half of a sign-in: scripts can't read it, and it is sent only to our own pages.
 */
export function createRefreshCookie(publicUrl: string) {
  const { name, attributes } = hostCookie(publicUrl, "theta-refresh");
  return {
    read: (request: FastifyRequest): RefreshSecret | null =>
      parseRefreshSecret(request.cookies[name]),
    set(reply: FastifyReply, secret: RefreshSecret): void {
      const maxAge = SESSION_DAYS * 24 * 60 * 60;
      reply.setCookie(name, formatRefreshSecret(secret), { ...attributes, maxAge });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}

export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
