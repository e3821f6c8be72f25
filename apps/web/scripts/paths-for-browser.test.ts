import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withoutDescriptions } from "./paths-for-browser.ts";

const page = (path: string, words: object) => ({ ...words, path });

test("a path keeps everything but what describes its page", () => {
  const code = `const SITE = [
    page("/faq", { title: "FAQ", description: "Eight questions, \\"and\\" answers.", screen: 1 }),
    { ...page("/blog/:slug", { title: "Post", description: "A post.", screen: 2 }), manyPages: true },
  ];`;
  const site: unknown = runInNewContext(`${withoutDescriptions(code)}; SITE`, { page });
  expect(JSON.parse(JSON.stringify(site))).toEqual([
    { path: "/faq", title: "FAQ", description: "", screen: 1 },
    { path: "/blog/:slug", title: "Post", description: "", screen: 2, manyPages: true },
  ]);
});
