/** For what is no document: it runs nothing, and nobody frames it. */
export const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export const HSTS = { maxAge: 31_536_000, includeSubDomains: true } as const;

/** For answers that are given before anything else could add them. */
export const SAFE_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": NO_DOCUMENT,
  "strict-transport-security": `max-age=${HSTS.maxAge}; includeSubDomains`,
} as const;
