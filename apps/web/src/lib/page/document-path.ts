/**
 * The path this document was loaded from, whose policy applies for as long as it's open. The address bar may
 * have changed since; the browser's own record hasn't. Null if there's no record.
 */
export function documentPath(): string | null {
  const loaded = performance.getEntriesByType("navigation")[0];
  return loaded ? new URL(loaded.name).pathname : null;
}
