import { loadClaims } from "@theta/content/claims";
import { countContent } from "@theta/content/counts";
import { loadPlansOnSale } from "@theta/content/plans";
import type { Plugin } from "vite";

/** Modules that stand for a file of `content`, read once, at build. Their types: src/content-modules.d.ts. */
const MODULES: Record<string, () => Promise<unknown>> = {
  "virtual:plans": loadPlansOnSale,
  "virtual:claims": loadClaims,
  "virtual:counts": countContent,
};

/** What a page says about plans, claims, and counts is in its HTML, and waits for nothing. */
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
