import path from "node:path";
import { parseSync, type Plugin, Visitor } from "vite";

const ROUTER = path.resolve(import.meta.dirname, "../src/router.tsx");

/** Leaves out of the build what the list of paths says for pages' heads, which are written at build time. */
export function pathsForBrowser(): Plugin {
  return {
    name: "paths-for-browser",
    apply: "build",
    transform(code, id, options) {
      return id === ROUTER && !options?.ssr ? { code: withoutDescriptions(code), map: null } : null;
    },
  };
}

export function withoutDescriptions(code: string): string {
  const { program, errors } = parseSync("router.js", code, { lang: "js" });
  if (errors[0]) throw new Error(errors[0].message);
  let result = "";
  let done = 0;
  new Visitor({
    Property({ key, value }) {
      if (key.type !== "Identifier" || key.name !== "description") return;
      if (value.type !== "Literal") return;
      result += `${code.slice(done, value.start)}""`;
      done = value.end;
    },
  }).visit(program);
  return result + code.slice(done);
}
