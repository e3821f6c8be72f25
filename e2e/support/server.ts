/** Below 32768, so that none of this machine's connections takes one by chance. */
const FIRST = Number(process.env["E2E_PORT"] ?? 4179);

/**
 * The servers in a run. Each one's port is its position, assigned only here; the next port is for its payment
 * sandbox.
 */
const LISTENERS = [
  "product",
  "product with Google",
  "Google",
  "product with a school",
  "school",
  "killed product",
  "killed product with mocks",
  "another",
] as const;

export type Listener = (typeof LISTENERS)[number];

export function portOf(listener: Listener): number {
  return FIRST + 2 * LISTENERS.indexOf(listener);
}

export const E2E_URL = `http://localhost:${portOf("product")}`;
