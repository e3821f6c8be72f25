/** What the site itself asks: settings that a browser may know. */
import * as z from "zod/mini";
import { done } from "./envelope.ts";
import { route } from "./route.ts";

export const site = {
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

/** Settings that the server writes into every page, and the client reads from it. */
export interface SiteSettings {
  supportEmail: string;
  /** null: no phone line is offered. */
  supportPhone: string | null;
  /** Our pages elsewhere, in the order in which they are shown. */
  socialLinks: readonly { name: string; url: string }[];
  /**
   * What this installation shows. An element with `data-only` that is not shown here is cut out of the
   * pages before they are sent.
   */
  shows: {
    /** Claims and testimonials that nobody has confirmed, marked as examples. Never in production. */
    examples: boolean;
    phone: boolean;
  };
  /** Number for learners with a plan, in international form; null where WhatsApp isn't offered. */
  supportWhatsapp: string | null;
  /** How learners with a plan reach our support: "email", or "email and WhatsApp". */
  supportWays: string;
  googleClientId: string | null;
  googleScriptUrl: string | null;
  /** The payment provider's script for the checkout; null where nothing can be bought. */
  checkoutScriptUrl: string | null;
  /** No money moves: a sandbox stands in for the payment provider, and every screen of it says so. */
  isPaymentSandbox: boolean;
  /** Address of the development mailbox, where there is one. */
  mailboxPath: string | null;
  /** Pages for developers: there in every mode but production. */
  hasDevPages: boolean;
}
