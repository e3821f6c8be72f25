/**
 * The path that this document was loaded at, whose policy it keeps for as long as it lives. The address
 * bar may have changed since; the browser's record has not. Null where there is none.
 */
export function documentPath(): string | null {
  const loaded = performance.getEntriesByType("navigation")[0];
  return loaded ? new URL(loaded.name).pathname : null;
}
