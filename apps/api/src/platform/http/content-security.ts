import type { GoogleConfig, PaymentsConfig } from "../config/config.ts";

type Policy = Record<string, string[]>;

/** What every page may do: run its own scripts, and nothing made from a string. */
const STRICT: Policy = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  // Libraries that keep the page behind a dialog from scrolling write a style element.
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

const TRUSTED_TYPES: Policy = {
  "require-trusted-types-for": ["'script'"],
  // The web app marks the HTML of questions with this policy; nothing else turns strings into HTML.
  "trusted-types": ["theta-question"],
};

export const STRICT_POLICY = asHeader({ ...STRICT, ...TRUSTED_TYPES });

/** The two documents with Google's button need its script, which doesn't support Trusted Types. */
const WITH_GOOGLE = new Set(["/login", "/signup"]);

/**
 * The document that opens the payment provider's dialog, whose script doesn't support Trusted Types
 * either.
 */
const CHECKOUT = "/checkout";

interface DocumentHeaders {
  policy: string;
  openerPolicy: "same-origin" | "same-origin-allow-popups";
}

/** Whose scripts some documents need; null if this installation doesn't use them. */
export interface Others {
  google: GoogleConfig | null;
  payments: PaymentsConfig | null;
}

/** A document has one policy for its whole life, so only a few get the wide ones. */
export function headersFor(path: string, { google, payments }: Others): DocumentHeaders {
  const page = path.toLowerCase().replace(/\/+$/, "");
  if (google && WITH_GOOGLE.has(page)) return withGoogle(google);
  if (payments && page === CHECKOUT) return withPayments(payments);
  return { policy: STRICT_POLICY, openerPolicy: "same-origin" };
}

function withGoogle(google: GoogleConfig): DocumentHeaders {
  const folder = new URL(".", google.scriptUrl).href;
  return {
    policy: asHeader({
      ...STRICT,
      "script-src": ["'self'", google.scriptUrl],
      "style-src": [...STRICT["style-src"]!, new URL("style", folder).href],
      "connect-src": ["'self'", folder],
      "frame-src": [folder],
    }),
    openerPolicy: "same-origin-allow-popups",
  };
}

/** The script is the provider's and has no version, so its origin is trusted, but nothing else. */
function withPayments({ checkoutUrl, apiUrl }: PaymentsConfig): DocumentHeaders {
  const script = new URL(checkoutUrl).origin;
  const api = new URL(apiUrl).origin;
  const isRazorpays = script === "https://checkout.razorpay.com";
  const measuring = isRazorpays ? ["https://lumberjack.razorpay.com"] : [];
  const pictures = isRazorpays ? ["https://*.razorpay.com"] : [script];
  return {
    policy: asHeader({
      ...STRICT,
      "script-src": ["'self'", script],
      "connect-src": ["'self'", script, api, ...measuring],
      "img-src": [...STRICT["img-src"]!, ...pictures],
      "frame-src": [script, api],
    }),
    // The dialog may open the bank in another window.
    openerPolicy: "same-origin-allow-popups",
  };
}

function asHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join("; ");
}
