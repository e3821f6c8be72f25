/** The part of the browser's Trusted Types that is used here; older browsers and Node have none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => TrustedHTML };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Marks a question's HTML as fit for the page. The pages' Content-Security-Policy lets this one
 * policy make HTML of strings and nothing else do so. It adds no check of its own: the server made the
 * text from Markdown, sanitised it, and drew the charts. Hand it nothing that a person typed here.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy("theta-question", { createHTML: (text) => text });
  return policy.createHTML(html);
}
