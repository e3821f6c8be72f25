import type { FastifyReply, FastifyRequest } from "fastify";
import { CODE_MINUTES } from "../codes/codes.rules.ts";
import { ownCookie } from "../session/own-cookie.ts";

/** A little longer than the code that it goes with, which begins to age before the answer is there. */
const SECONDS = (CODE_MINUTES + 1) * 60;
const SECRET = /^[\w-]{43}$/;

/** Knows again who asked for a password reset, so that nobody else can use up the tries. */
export function createAskerCookie(publicUrl: string) {
  const { name, attributes } = ownCookie(publicUrl, "theta-reset");
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
