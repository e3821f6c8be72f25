/** Below 32768, so that no connection of this machine takes one by chance. */
const FIRST = Number(process.env["E2E_PORT"] ?? 4179);

/** Who listens in a run. Each has the port of its place, dealt out here alone; the next is its payment sandbox's. */
const LISTENERS = [
  "product",
  "product with Google",
  "Google",
  "killed product",
  "killed product with mocks",
  "another",
] as const;

export type Listener = (typeof LISTENERS)[number];

export function portOf(listener: Listener): number {
  return FIRST + 2 * LISTENERS.indexOf(listener);
}

export const E2E_URL = `http://localhost:${portOf("product")}`;
