import type { FastifyReply, FastifyRequest } from "fastify";
import { CODE_MINUTES } from "../limits.ts";
import { hostCookie } from "../host-cookie.ts";

/** A little longer than its code, which starts to age before the reply arrives. */
const SECONDS = (CODE_MINUTES + 1) * 60;
const SECRET = /^[\w-]{43}$/;

/** Recognizes who asked for a password reset, so that nobody else can use up the tries. */
export function createAskerCookie(publicUrl: string) {
  const { name, attributes } = hostCookie(publicUrl, "theta-reset");
  return {
    read(request: FastifyRequest): string | null {
      const value = request.cookies[name] ?? "";
      return SECRET.test(value) ? value : null;
    },
    set(reply: FastifyReply, secret: string): void {
      reply.setCookie(name, secret, { ...attributes, maxAge: SECONDS });
    },
  };
}

export type AskerCookie = ReturnType<typeof createAskerCookie>;
