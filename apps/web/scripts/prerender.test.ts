import { expect, test } from "vitest";
import { firstCallsOf, OF_SCREENS } from "./first-calls.ts";
import { fillPage } from "./page-html.ts";
import { fullTitle, pagesOf, renderPage, SITE, structuredDataOf } from "./prerender-entry.tsx";

const TEMPLATE = `<head><!--head--></head><div id="root"><!--page--></div><noscript><!--without-scripts--></noscript>`;
const prerendered = SITE.filter((entry) => entry.prerendered).flatMap(pagesOf);

/** The first page loads the whole site, which takes a busy machine a while. */
const PATIENCE_MS = 120_000;

test.each(prerendered.map(({ path }) => path))(
  "%s is readable without scripts",
  { timeout: PATIENCE_MS },
  async (path) => {
    const html = await renderPage(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain("<main");
    expect(html).toContain("__SUPPORT_EMAIL__");
    expect(html).toContain("GMAT is a trademark of its owner, which is not affiliated with Theta.");
  },
);

test.each(prerendered.map(({ path }) => path))("%s complies with a strict policy", async (path) => {
  const html = await renderPage(path);
  expect(html).not.toMatch(/<script|javascript:|\son[a-z]+=|\sstyle=/i);
  expect(html).not.toContain("<template");
});

test("the home page's HTML contains the end of its run", async () => {
  const html = await renderPage("/");
  expect(html).toContain("GMAT practice with a score you can trust.");
  expect(html).toMatch(/the score is\s*(<!-- -->\s*)*84/);
  expect(html.match(/<tr/g)).toHaveLength(22);
});

test.each(prerendered.map(({ path }) => path))(
  "the parts of %s that the server may cut end where it expects",
  async (path) => {
    const html = await renderPage(path);
    // The server reads up to the next closing tag of the same kind.
    const cuttable = html.matchAll(/<(\w+)(?= )[^>]* data-only="\w+"(.*?)<\/\1>/gs);
    const holding = [...cuttable].filter(([, tag, inside]) => inside?.includes(`<${tag} `));
    expect(holding.map(([element]) => element)).toEqual([]);
  },
);

const sentInProduction = (html: string) =>
  html.replaceAll(/<(\w+)(?= )[^>]* data-only="examples".*?<\/\1>/gs, "");

test("nothing unconfirmed is outside the parts that production cuts", async () => {
  for (const path of ["/", "/gmat", "/gre"]) {
    const html = await renderPage(path);
    expect(html).toMatch(/Example figures|These are samples/);
    expect(sentInProduction(html)).not.toMatch(
      /Example figures|These are samples|1000\+|2 Million|2000\+ Videos|What our student/,
    );
  }
});

test("a page names itself for readers, search engines, and link previews", () => {
  const entry = { path: "/gmat", title: "The GMAT exam", description: 'What it "asks" & costs' };
  const html = fillPage(TEMPLATE, {
    ...entry,
    title: fullTitle(entry.title),
    picture: "share/gmat.png",
    data: [],
    fonts: ["assets/font.woff2"],
    preloads: ["assets/part.js"],
    body: "<h1>$& GMAT</h1>",
    withoutScripts: "",
  });
  expect(html).toContain("<title>The GMAT exam · Theta</title>");
  expect(html).toContain('content="What it &quot;asks&quot; &amp; costs"');
  expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/gmat" />');
  expect(html).toContain('<div id="root" data-page="/gmat"><h1>$& GMAT</h1></div>');
  expect(html).toContain('href="/assets/part.js"');
  expect(html).toContain('property="og:image" content="__PUBLIC_URL__/share/gmat.png"');
  expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/font.woff2"');
  expect(html).not.toContain("<noscript>");
});

test("a shell has what its screen needs requested after the styles and the first scripts", () => {
  const html = fillPage(TEMPLATE.replace("</head>", "<script></script></head>"), {
    title: "Theta",
    description: "",
    path: null,
    picture: null,
    data: [],
    fonts: ["assets/font.woff2"],
    preloads: ["assets/part.js"],
    laterFonts: ["assets/math.woff2"],
    body: "",
    withoutScripts: "",
  });
  const places = [
    "<script>",
    "assets/font.woff2",
    "assets/part.js",
    "assets/math.woff2",
    "</head>",
  ].map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a shell names its screen's first calls before boot.js, which makes them", () => {
  const html = fillPage(TEMPLATE.replace("</head>", '<script src="/boot.js"></script></head>'), {
    title: "Theta",
    description: "",
    path: null,
    picture: null,
    data: [],
    fonts: [],
    preloads: [],
    firstCalls: firstCallsOf({ path: "/mock-test", frame: "learner" }),
    body: "",
    withoutScripts: "",
  });
  const list =
    "/thetaapi/mock-test/user-mock-test-list?testType=1&amp;pageNumber=1&amp;itemsPerPage=10";
  expect(html.slice(0, html.indexOf("/boot.js"))).toContain(
    `<meta name="theta-first-calls" content="/thetaapi/user/user-details /thetaapi/running-tests" data-without-query="${list}&amp;kind=full ${list}&amp;kind=sectional" />`,
  );
});

test("every screen whose first calls are known is on the site", () => {
  const paths = SITE.filter(({ audience }) => audience === "learner").map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(OF_SCREENS)));
});

test("an article's structured data can't break out of its element", () => {
  const page = {
    title: "A post",
    description: "</script><b>",
    path: "/blog/a-post",
    publishedOn: "2026-11-03",
  };
  const html = fillPage(TEMPLATE, {
    ...page,
    title: fullTitle(page.title),
    picture: "share/blog/a-post.png",
    data: structuredDataOf(page, "share/blog/a-post.png"),
    fonts: [],
    preloads: [],
    body: "",
    withoutScripts: "",
  });
  const [breadcrumbs, article] = dataOf(html);
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    "__PUBLIC_URL__/",
    "__PUBLIC_URL__/blog",
    "__PUBLIC_URL__/blog/a-post",
  ]);
  expect(article).toMatchObject({
    "@type": "BlogPosting",
    headline: "A post",
    description: "</script><b>",
    datePublished: "2026-11-03",
    url: "__PUBLIC_URL__/blog/a-post",
    image: "__PUBLIC_URL__/share/blog/a-post.png",
  });
  expect(html).toContain('property="og:type" content="article"');
});

const dataOf = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, data]) =>
    JSON.parse(data ?? ""),
  );

test.each([
  ["/", ["EducationalOrganization", "FAQPage"]],
  ["/gmat", ["BreadcrumbList", "Course", "FAQPage"]],
  ["/gre", ["BreadcrumbList", "FAQPage"]],
  ["/blog", ["BreadcrumbList"]],
])("%s has structured data that matches its content", async (path, types) => {
  const page = prerendered.find((one) => one.path === path)!;
  const data = structuredDataOf(page, "share/x.png");
  expect(data.map((one) => one["@type"])).toEqual(types);
  // Structured data must say the same as the page.
  const html = await renderPage(path);
  const questions = data.find((one) => one["@type"] === "FAQPage")?.["mainEntity"] ?? [];
  for (const { name, acceptedAnswer } of questions as Told[]) {
    expect(html).toContain(inHtml(name));
    expect(html).toContain(inHtml(acceptedAnswer.text));
  }
});

interface Told {
  name: string;
  acceptedAnswer: { text: string };
}
const inHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

test("titles are unique, so that each screen gets announced", () => {
  const titles = new Map(SITE.map(({ title, screen }) => [title, screen]));
  for (const { title, path } of SITE.filter(({ path: p }) => !p.startsWith("/dashboard/"))) {
    expect(SITE.filter((entry) => entry.title === title && entry.path !== path)).toHaveLength(
      path === "/dashboard" ? 2 : 0,
    );
  }
  expect(titles.size).toBe(SITE.length - 2);
});
