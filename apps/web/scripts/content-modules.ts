import { loadClaims } from "@theta/content/claims";
import { countContent } from "@theta/content/counts";
import { loadPlansOnSale } from "@theta/content/plans";
import type { Plugin } from "vite";

/**
 * Modules that stand for files in `content`, read once, at build time. Their types are in
 * src/content-modules.d.ts.
 */
const MODULES: Record<string, () => Promise<unknown>> = {
  "virtual:plans": loadPlansOnSale,
  "virtual:claims": loadClaims,
  "virtual:counts": countContent,
};

/** Puts plans, claims, and counts into the page's HTML, so that no page has to wait for them. */
export function contentModules(): Plugin {
  return {
    name: "content-modules",
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    async load(id) {
      const read = MODULES[id.slice(1)];
      return read ? `export default ${JSON.stringify(await read())};` : null;
    },
  };
}
