import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { API_BASE, blog } from "@theta/contract";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { createBlogReader } from "./blog-posts.ts";
import { addressOfFeed } from "./fetch-feed.ts";

const ENTRY = {
  id: 7,
  date_gmt: "2026-05-06T10:00:00",
  link: "https://blog.example/a-post",
  title: { rendered: "A &#8220;post&#8221;" },
  excerpt: { rendered: "<p>What it says [&hellip;]</p>" },
  _embedded: { "wp:featuredmedia": [{ source_url: "https://cdn.example/a.jpg" }] },
};
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

/** A blog elsewhere that answers as the test wants. */
async function serveBlog(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, url, feedUrl: `${url}/wp-json/wp/v2` };
}

const sendJson =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "application/json; charset=UTF-8" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** Reads a feed the way the server does, without the server. */
function readerOf(feedUrl: string, times: Parameters<typeof createBlogReader>[1] = {}) {
  let log = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const read = createBlogReader(
    { feedUrl, publicUrl: "https://theta.example", articles: [], log: pino({}, sink) },
    // A busy machine only takes longer.
    { timeoutMs: 60_000, ...times },
  );
  return { read, logged: () => log };
}

async function postsOf(answer: RequestListener) {
  const { feedUrl } = await serveBlog(answer);
  const { read, logged } = readerOf(feedUrl);
  const { posts } = await read();
  return { posts, logged };
}

async function failureOf(answer: RequestListener, times?: Parameters<typeof readerOf>[1]) {
  const { feedUrl, asked } = await serveBlog(answer);
  const { read, logged } = readerOf(feedUrl, times);
  await expect(read()).rejects.toMatchObject({
    status: 502,
    code: "blog-unavailable",
    message: "The blog isn't responding. Please try again in a minute.",
  });
  return { log: logged(), asked };
}

test("lists our own posts without a feed, newest first", async () => {
  const { call } = await createTestApp();
  const { body } = await call(blog.posts);
  expect(body.totalItems).toBeGreaterThanOrEqual(12);
  expect(body.result.every(({ isOwn, image }) => isOwn && image === null)).toBe(true);
  const times = body.result.map(({ publishedAt }) => publishedAt!);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(body.result.at(-1)).toMatchObject({
    id: "1",
    title: "How adaptive scoring works, and what nobody outside GMAC knows",
    link: "http://localhost:4000/blog/how-adaptive-scoring-works",
  });
});

test("offers our own posts as a WordPress feed, too, which reads the same", async () => {
  const { call, app } = await createTestApp();
  const own = await call(blog.posts);
  const feed = await app.inject(`${API_BASE}${blog.feed.path}?_embed&per_page=100`);
  expect(feed.json()[0]).toMatchObject({
    title: { rendered: expect.any(String) },
    excerpt: { rendered: expect.stringMatching(/^<p>/) },
    link: own.body.result[0]!.link,
  });
  const { posts } = await postsOf(sendJson(feed.json()));
  expect(posts.map(({ title, link }) => ({ title, link }))).toEqual(
    own.body.result.map(({ title, link }) => ({ title, link })),
  );
});

test("reads a WordPress post as words, with its picture at one of our addresses", async () => {
  const { asked, feedUrl } = await serveBlog(sendJson([ENTRY]));
  const { call } = await createTestApp({ config: { blogFeedUrl: feedUrl } });
  const { body } = await call(blog.posts);
  expect(body.result).toEqual([
    {
      id: "7",
      title: "A “post”",
      excerpt: "What it says […]",
      link: "https://blog.example/a-post",
      image: expect.stringMatching(/^\/thetaapi\/blog\/images\/[\w-]{22}$/),
      publishedAt: Date.UTC(2026, 4, 6, 10),
      isOwn: false,
    },
  ]);
  expect(asked).toEqual(["/wp-json/wp/v2/posts?_embed=&per_page=100"]);
});

test.each([
  "https://blog.example/wp-json/wp/v2",
  "https://blog.example/wp-json/wp/v2/",
  "https://blog.example/wp-json/wp/v2/posts",
])("takes %s for the posts of that blog", (configured) => {
  expect(addressOfFeed(configured).href).toBe(
    "https://blog.example/wp-json/wp/v2/posts?_embed=&per_page=100",
  );
});

test("lets nothing in a malicious post run", async () => {
  const { posts } = await postsOf(
    sendJson([
      {
        ...ENTRY,
        title: { rendered: '<img src=x onerror="alert(1)">Hello<script>alert(2)</script>' },
        excerpt: { rendered: "<svg onload=alert(3)>words</svg>" },
        _embedded: { "wp:featuredmedia": [{ source_url: "javascript:alert(4)" }] },
      },
      { ...ENTRY, id: 8, link: "javascript:alert(5)" },
      { ...ENTRY, id: 9, link: "https://user:pass@blog.example/" },
    ]),
  );
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ title: "Hello", excerpt: "words", image: null });
});

test("leaves out and logs entries that are not posts, and keeps the others", async () => {
  const { posts, logged } = await postsOf(
    sendJson([null, "x", { id: 1 }, { ...ENTRY, title: { rendered: "<p></p>" } }, ENTRY, ENTRY]),
  );
  expect(posts.map(({ id }) => id)).toEqual(["7"]);
  expect(logged().match(/skipped an entry/g)).toHaveLength(5);
});

test.each([
  ["none at all", undefined],
  ["one that WordPress may not show", { "wp:featuredmedia": [{ code: "rest_forbidden" }] }],
  ["something else", { "wp:featuredmedia": "x" }],
])("accepts a post without a picture: %s", async (_, embedded) => {
  const { posts } = await postsOf(sendJson([{ ...ENTRY, _embedded: embedded }]));
  expect(posts[0]).toMatchObject({ id: "7", image: null });
});

test("answers with an error and a message when a blog is down", async () => {
  const { log } = await failureOf((_request, response) => response.writeHead(500).end());
  expect(log).toContain("status 500");
});

test("answers the same when a blog refuses the connection", async () => {
  const { read } = readerOf("http://127.0.0.1:1/wp/v2");
  await expect(read()).rejects.toMatchObject({ code: "blog-unavailable" });
});

test.each([
  ["never answers", () => {}],
  [
    "trickles",
    ((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    }) satisfies RequestListener,
  ],
])("gives up on a blog that %s", async (_, answer) => {
  const { log } = await failureOf(answer, { timeoutMs: 300 });
  expect(log).toContain("no complete answer within 300 ms");
});

test("reads no more than five megabytes", async () => {
  const { log } = await failureOf((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`["${"x".repeat(5 * 1024 * 1024)}"]`);
  });
  expect(log).toContain("more than 5242880 bytes");
});

test.each([
  ["a page instead of JSON", "text/html", "<h1>Hello</h1>", "text/html instead of JSON"],
  ["a page that calls itself JSON", "application/json", "<h1>Hello</h1>", "can't be read"],
  ["JSON that is not a list", "application/json", '{"code":"rest_no_route"}', "isn't a list"],
])("answers with an error for %s", async (_, type, body, reason) => {
  const { log } = await failureOf((_request, response) => {
    response.writeHead(200, { "content-type": type });
    response.end(body);
  });
  expect(log).toContain(reason);
});

test("follows no redirect, whatever its address", async () => {
  const secret = await serveBlog(sendJson([ENTRY]));
  for (const location of ["http://169.254.169.254/latest/meta-data", secret.url]) {
    const { log, asked } = await failureOf((_request, response) =>
      response.writeHead(302, { location }).end(),
    );
    expect(log).toContain("status 302");
    expect(asked).toHaveLength(1);
  }
  expect(secret.asked).toEqual([]);
});

test("serves an old list while one refresh runs, and keeps it if that fails", async () => {
  let works = true;
  let time = 0;
  const { asked, feedUrl } = await serveBlog((request, response) =>
    works ? sendJson([ENTRY])(request, response) : response.writeHead(500).end(),
  );
  const { read, logged } = readerOf(feedUrl, { freshMs: 1_000, now: () => time });
  await Promise.all(Array.from({ length: 20 }, read));
  expect(asked).toHaveLength(1);
  works = false;
  time = 2_000;
  const lists = await Promise.all([read(), read(), read()]);
  expect(lists.map(({ posts }) => posts.length)).toEqual([1, 1, 1]);
  await expect.poll(logged).toContain("status 500");
  expect(asked).toHaveLength(2);
  expect((await read()).posts).toHaveLength(1);
});

test("passes pictures through us, and only those in the feed", async () => {
  const { url, feedUrl } = await serveBlog((request, response) => {
    if (request.url === "/a.png") response.writeHead(200).end(PNG);
    else if (request.url === "/b.png") response.writeHead(200).end("<svg onload=alert(1)>");
    else
      sendJson(
        [`${url}/a.png`, `${url}/b.png`, "http://127.0.0.2/c.png"].map((source, id) => ({
          ...ENTRY,
          id,
          _embedded: { "wp:featuredmedia": [{ source_url: source }] },
        })),
      )(request, response);
  });
  const { call, app } = await createTestApp({ config: { blogFeedUrl: feedUrl } });
  const images = (await call(blog.posts)).body.result.map(({ image }) => image!);
  const picture = await app.inject(images[0]!);
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(picture.rawPayload.equals(PNG)).toBe(true);
  expect((await app.inject(images[1]!)).statusCode).toBe(404);
  expect((await app.inject(images[2]!)).statusCode).toBe(404);
  expect((await app.inject(`${API_BASE}/blog/images/nothing`)).statusCode).toBe(404);
});
