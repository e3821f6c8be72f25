/** The part of the browser's Trusted Types used here. Older browsers and Node don't have them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => TrustedHTML };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Marks a question's HTML as safe for the page. The Content-Security-Policy lets only this policy turn
 * strings into HTML. It adds no check, because the server made the text from Markdown, sanitized it, and
 * drew the charts. Never pass it anything that somebody typed here.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy("theta-question", { createHTML: (text) => text });
  return policy.createHTML(html);
}
