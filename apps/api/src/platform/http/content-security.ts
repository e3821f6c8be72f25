import type { GoogleConfig } from "../config/config.ts";

type Policy = Record<string, string[]>;

/** What every page may do: its own scripts, and nothing that was made from a string. */
const STRICT: Policy = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  // Libraries that keep a dialog's page from scrolling write a style element.
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
  // The web app marks the HTML of questions with this policy; nothing else makes HTML of strings.
  "trusted-types": ["theta-question"],
};

export const STRICT_POLICY = asHeader({ ...STRICT, ...TRUSTED_TYPES });

/** The two documents that show Google's button need its script, which knows no Trusted Types. */
const WITH_GOOGLE = new Set(["/login", "/signup"]);

interface DocumentHeaders {
  policy: string;
  openerPolicy: "same-origin" | "same-origin-allow-popups";
}

/** A document has one policy for as long as it lives, so the wide one is given to few. */
export function headersFor(path: string, google: GoogleConfig | null): DocumentHeaders {
  if (!google || !WITH_GOOGLE.has(path.toLowerCase().replace(/\/+$/, ""))) {
    return { policy: STRICT_POLICY, openerPolicy: "same-origin" };
  }
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

function asHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
