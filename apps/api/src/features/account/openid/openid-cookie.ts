import type { FastifyReply, FastifyRequest } from "fastify";
import { hostCookie } from "../host-cookie.ts";
import { LINK_MINUTES } from "../links.queries.ts";

/** How long somebody may take at the provider. */
export const OPENID_MINUTES = 15;

const SECRET = /^[\w-]{43}$/;

/**
 * Ties a sign-in at a provider to the browser that began it. The return is a page of ours that sends
 * a request of its own, so the cookie needs no exception for other sites.
 */
export function createOpenidCookie(publicUrl: string) {
  const { name, attributes } = hostCookie(publicUrl, "theta-openid");
  return {
    read(request: FastifyRequest): string | null {
      const value = request.cookies[name] ?? "";
      return SECRET.test(value) ? value : null;
    },
    set(reply: FastifyReply, secret: string): void {
      reply.setCookie(name, secret, {
        ...attributes,
        maxAge: (OPENID_MINUTES + LINK_MINUTES) * 60,
      });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}

export type OpenidCookie = ReturnType<typeof createOpenidCookie>;
