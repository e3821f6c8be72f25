/** What the site itself needs: settings that a browser may know. */
import * as z from "zod/mini";
import { done, result } from "./envelope.ts";
import { route } from "./route.ts";

export const site = {
  clock: route({
    method: "GET",
    path: "/site/clock",
    access: "anyone",
    summary: "The server's time, for checking a connection and a device's clock.",
    reply: result(z.strictObject({ serverTime: z.number() })),
    errors: [],
  }),
  clientErrors: route({
    method: "POST",
    path: "/site/client-errors",
    access: "anyone",
    summary: "Logs an error that a browser couldn't handle.",
    body: z.object({
      message: z.string().check(z.maxLength(1000)),
      where: z.string().check(z.maxLength(200)),
      stack: z.optional(z.string().check(z.maxLength(4000))),
    }),
    reply: done,
    errors: [],
  }),
} as const;

/** Settings that the server writes into every page and the client reads from it. */
export interface SiteSettings {
  supportEmail: string;
  /** null if there's no phone number. */
  supportPhone: string | null;
  /** Our pages elsewhere, in the order they are shown. */
  socialLinks: readonly { name: string; url: string }[];
  /**
   * What this installation shows. Elements with a `data-only` that isn't shown here are removed
   * from pages before they are sent.
   */
  shows: {
    /**
     * Claims and testimonials that nobody has confirmed, marked as examples. Never in production.
     */
    examples: boolean;
    phone: boolean;
  };
  /** Number for learners with a plan, in international format; null if WhatsApp isn't offered. */
  supportWhatsapp: string | null;
  /** How learners with a plan reach our support: "email", or "email and WhatsApp". */
  supportWays: string;
  googleClientId: string | null;
  googleScriptUrl: string | null;
  /** OpenID providers, each with the name for its button. */
  openidProviders: readonly { key: string; name: string }[];
  /** The payment provider's script for the checkout; null if nothing can be bought. */
  checkoutScriptUrl: string | null;
  /**
   * No money moves: a sandbox takes the payment provider's place, and each of its screens says so.
   */
  isPaymentSandbox: boolean;
  /** The server wants to know which click a request comes from. */
  isTraced: boolean;
  /** Address of the development mailbox, if there is one. */
  mailboxPath: string | null;
  /** Pages for developers, in every mode except production. */
  hasDevPages: boolean;
}
