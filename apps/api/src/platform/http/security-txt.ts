import type { FastifyInstance } from "fastify";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year. */
const GOOD_FOR_DAYS = 180;

interface Site {
  publicUrl: string;
  supportEmail: string;
}

/** Where to report a vulnerability (RFC 9116). It's made when it's asked for, so it's never out of date. */
export function serveSecurityTxt(app: FastifyInstance, site: Site): void {
  app.get("/.well-known/security.txt", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(securityTxt(site, Date.now())),
  );
}

export function securityTxt({ publicUrl, supportEmail }: Site, now: number): string {
  // To the minute, because copies are kept for an hour anyway.
  const expires = new Date(now + GOOD_FOR_DAYS * DAY_MS);
  expires.setUTCSeconds(0, 0);
  return [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
