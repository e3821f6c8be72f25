import { createHook } from "node:async_hooks";
import { type AddressInfo, connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { GoogleConfig, PaymentsConfig } from "../config/config.ts";
import { createServer } from "./server.ts";
import { serveSite } from "./site.ts";

const GOOGLE: GoogleConfig = {
  clientId: "id",
  issuers: [],
  jwksUrl: "https://keys.example",
  scriptUrl: "https://accounts.example/gsi/client",
};

async function setUp(
  google: GoogleConfig | null = null,
  {
    hasDevPages = true,
    payments = null as PaymentsConfig | null,
    shows = { examples: true, phone: true },
  } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "theta-site-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "app-1.js"), "1");
  mkdirSync(join(folder, "share"));
  writeFileSync(join(folder, "share", "gmat.png"), "3");
  mkdirSync(join(folder, "sheets"));
  writeFileSync(join(folder, "sheets", "log.pdf"), "%PDF-1.7");
  writeFileSync(join(folder, "boot.js"), "2");
  writeFileSync(join(folder, "sitemap.xml"), "<loc>__PUBLIC_URL__/blog</loc>");
  writeFileSync(
    join(folder, "index.html"),
    '<h1>Home</h1>__SUPPORT_EMAIL__ __PUBLIC_URL__ __SUPPORT_WAYS__<p class="a" data-only="phone">Call __SUPPORT_PHONE__</p>' +
      '<section data-only="examples"><p>Example <b>figures</b></p>\n</section><p>End</p>{"email":"e","telephone":"__SUPPORT_PHONE__"}',
  );
  writeFileSync(join(folder, "login.html"), `<meta content="__THETA_SETTINGS__">`);
  writeFileSync(join(folder, "app.html"), "shell");
  mkdirSync(join(folder, "screens"));
  for (const name of ["report", "note", "gallery"])
    writeFileSync(join(folder, "screens", `${name}.html`), `shell of the ${name}`);
  writeFileSync(join(folder, "staff.html"), "the console");
  const map = {
    pages: [
      { path: "/", file: "index.html" },
      { path: "/login", file: "login.html" },
    ],
    shell: "app.html",
    screens: [
      { path: "/SolutionAndAnaalytics", file: "screens/report.html" },
      { path: "/dev/ui", file: "screens/gallery.html" },
      { path: "/study-notes/:name", file: "screens/note.html" },
    ],
    redirects: [{ from: "/create-password", to: "/forgot-password" }],
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(map));
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  const publicUrl = "https://theta.example";
  const app = await createServer({
    log: pino({ level: "silent" }),
    proxyHops: 0,
    requestsPerMinute: 9,
    publicUrl,
  });
  const settings = {
    supportEmail: "<a>@b",
    supportPhone: "1",
    socialLinks: [],
    shows,
    supportWhatsapp: null,
    supportWays: "email",
    googleClientId: null,
    googleScriptUrl: null,
    openidProviders: [],
    isTraced: false,
    checkoutScriptUrl: null,
    isPaymentSandbox: false,
    mailboxPath: null,
    hasDevPages,
  };
  await serveSite(app, { folder, settings, publicUrl, google, payments });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return app;
}

/** Each of them would reach into a folder of files. */
const ODD_PATHS = [
  "/assets/../site.json",
  "/assets/%2e%2e/site.json",
  "/assets/..%2fsite.json",
  "/assets/%5c..%5csite.json",
  "/assets/\\..\\site.json",
  "/assets/%00",
  "/assets/app-1.js%00",
  "/assets//app-1.js",
  "/assets/./app-1.js",
  "/assets/",
  "/assets/..",
  `/assets/${"a".repeat(300)}`,
  `/assets/${"a".repeat(5_000)}`,
  `/assets/${"a/".repeat(900)}`,
  "/assets/app-1.js/x",
  "/share/../index.html",
  "/share/%00",
  "/sheets/../index.html",
];

test.each(["GET", "HEAD"])(
  "answers %s of an odd path as not found, in our format",
  async (method) => {
    const app = await setUp();
    await app.listen({ port: 0, host: "127.0.0.1" });
    for (const path of ODD_PATHS) {
      const answer = await ask(app, method, path);
      expect([path, answer.head.split(" ")[1]]).toEqual([path, "404"]);
      expect(answer.body === "" ? "nothing" : JSON.parse(answer.body)).toEqual(
        method === "HEAD"
          ? "nothing"
          : { message: "There's nothing at this address.", code: "not-found" },
      );
    }
  },
);

test.each([
  ["a part that does not exist", "Range: bytes=99-", 416, "range-not-satisfiable"],
  ["another version", 'If-Match: "x"', 412, "precondition-failed"],
  [
    "an older version",
    "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:01 GMT",
    412,
    "precondition-failed",
  ],
])("refuses to be asked for %s of a file, in our format", async (_what, header, status, code) => {
  const app = await setUp();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { head, body } = await ask(app, "GET", "/assets/app-1.js", header);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\w/), code });
});

const bodyWith = async (shows: { examples: boolean; phone: boolean }) =>
  (await (await setUp(null, { shows })).inject("/")).body;

test("removes what this installation does not show from its pages, and nothing else", async () => {
  const all = await bodyWith({ examples: true, phone: true });
  const [phone, examples, telephone] = [
    '<p class="a" data-only="phone">Call 1</p>',
    '<section data-only="examples"><p>Example <b>figures</b></p>\n</section>',
    ',"telephone":"1"',
  ];
  for (const part of [phone, examples, telephone]) expect(all).toContain(part);
  expect(await bodyWith({ examples: false, phone: true })).toBe(all.replace(examples, ""));
  expect(await bodyWith({ examples: true, phone: false })).toBe(
    all.replace(phone, "").replace(telephone, ""),
  );
});

/** Clients would tidy up the path before sending it; a socket doesn't. */
async function ask(app: FastifyInstance, method: string, path: string, header = "X: y") {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`);
  const answer = await readText(socket);
  const end = answer.indexOf("\r\n\r\n");
  return { head: answer.slice(0, end), body: answer.slice(end + 4) };
}

test("serves a page for every name in a path with a variable part, and for nothing below", async () => {
  const app = await setUp();
  for (const [path, status, body] of [
    ["/study-notes/primes", 200, "shell of the note"],
    ["/Study-Notes/Primes/", 200, "shell of the note"],
    ["/study-notes", 404, "shell"],
    ["/study-notes/primes/more", 404, "shell"],
  ] as const) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.body], path).toEqual([status, body]);
  }
});

/** How often something is compressed in the meantime, at once or in the background. */
async function compressions(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_id, type) => void (count += type === "ZLIB" ? 1 : 0) });
  hook.enable();
  await work();
  hook.disable();
  return count;
}

test("compresses no page before the server answers, and then only once", async () => {
  let app: FastifyInstance | undefined;
  expect(await compressions(async () => (app = await setUp()))).toBe(0);
  const openHome = async () =>
    await app!.inject({ url: "/", headers: { "accept-encoding": "br, gzip" } });
  expect(await compressions(openHome)).toBeGreaterThan(0);
  expect(await compressions(openHome)).toBe(0);
  const answer = await openHome();
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("<h1>Home</h1>");
});

test("finds pages in any case, with this server's settings in them, escaped", async () => {
  const app = await setUp();
  const home = await app.inject("/");
  expect(home.body).toMatch(/^<h1>Home<\/h1>&lt;a&gt;@b https:\/\/theta\.example email</);
  expect(home.headers["content-type"]).toContain("text/html");
  expect((await app.inject("/Login/")).body).toContain(
    "&quot;supportEmail&quot;:&quot;&lt;a&gt;@b&quot;",
  );
  const shell = await app.inject("/solutionandanaalytics");
  expect([shell.statusCode, shell.body]).toEqual([200, "shell of the report"]);
});

test("serves files that keep their names, and has them requested again after an hour", async () => {
  const app = await setUp();
  const picture = await app.inject("/share/gmat.png");
  expect([picture.statusCode, picture.body]).toEqual([200, "3"]);
  expect(picture.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=3600",
  });
  expect((await app.inject("/share/none.png")).statusCode).toBe(404);
  expect((await app.inject("/share/..%2fsite.json")).statusCode).not.toBe(200);
});

test("says how a drawing's text is encoded", async () => {
  const app = await setUp();
  const { headers } = await app.inject("/favicon.svg");
  expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
});

test("opens a sheet in the browser's own viewer", async () => {
  const app = await setUp();
  const sheet = await app.inject("/sheets/log.pdf");
  expect([sheet.statusCode, sheet.body]).toEqual([200, "%PDF-1.7"]);
  expect(sheet.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="log.pdf"',
    "cache-control": "public, max-age=3600",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  });
  // The policy for pages allows showing nothing but pages; a viewer needs more.
  expect(sheet.headers["content-security-policy"]).toBe("base-uri 'none'; frame-ancestors 'none'");
  const again = await app.inject({
    url: "/sheets/log.pdf",
    headers: { "if-none-match": String(sheet.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  const part = await app.inject({ url: "/sheets/log.pdf", headers: { range: "bytes=1-3" } });
  expect([part.statusCode, part.body]).toEqual([206, "PDF"]);
  const { headers } = await app.inject("/share/gmat.png");
  expect(headers).not.toHaveProperty("content-disposition");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none';.* frame-ancestors 'none'/,
  );
});

test("answers an unknown path with the app's not-found page and its status", async () => {
  const app = await setUp();
  const page = await app.inject("/nothing/here");
  expect([page.statusCode, page.body]).toEqual([404, "shell"]);
});

test.each(["/staff", "/Staff/", "/staff/learners/one"])("serves the console at %s", async (url) => {
  const app = await setUp();
  const page = await app.inject(url);
  expect([page.statusCode, page.body]).toEqual([200, "the console"]);
  expect((await app.inject("/staffs")).body).toBe("shell");
});

test("answers unknown paths of the API and of the assets in JSON", async () => {
  const app = await setUp();
  for (const url of ["/thetaapi/x", "/assets/old-chunk.js", "/dev/mailbox"]) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
  }
});

test("redirects old addresses", async () => {
  const app = await setUp();
  const answer = await app.inject("/Create-Password");
  expect([answer.statusCode, answer.headers.location]).toEqual([308, "/forgot-password"]);
});

test("lets assets be cached forever and pages be asked for again", async () => {
  const app = await setUp();
  expect((await app.inject("/assets/app-1.js")).headers["cache-control"]).toContain("immutable");
  expect((await app.inject("/boot.js")).body).toBe("2");
  const page = await app.inject("/");
  expect(page.headers["cache-control"]).toBe("no-cache");
  const again = await app.inject({
    url: "/",
    headers: { "if-none-match": String(page.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test("names this installation's address in the site map", async () => {
  const answer = await (await setUp()).inject("/sitemap.xml");
  expect(answer.body).toBe("<loc>https://theta.example/blog</loc>");
  expect(answer.headers["content-type"]).toContain("application/xml");
});

test("compresses pages on the way", async () => {
  const app = await setUp();
  const page = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
  expect(page.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain("Home");
});

test("allows no inline script and no strings as code", async () => {
  const app = await setUp(GOOGLE);
  const policy = String((await app.inject("/")).headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/; trusted-types theta-question$/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("accounts.example");
});

test("lets only the sign-in documents load Google's script, and only where it is configured", async () => {
  const page = await (await setUp(GOOGLE)).inject("/login");
  expect(page.headers["content-security-policy"]).toContain(
    "script-src 'self' https://accounts.example/gsi/client;",
  );
  // Google's script names its own policies, and the one for questions must be free, too.
  expect(page.headers["content-security-policy"]).not.toContain("trusted-types");
  expect(page.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  const without = await (await setUp()).inject("/login");
  expect(without.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(without.headers["cross-origin-opener-policy"]).toBe("same-origin");
});

test("has no component gallery in production", async () => {
  expect((await (await setUp()).inject("/dev/ui")).statusCode).toBe(200);
  expect((await (await setUp(null, { hasDevPages: false })).inject("/dev/ui")).statusCode).toBe(
    404,
  );
});

const PAYMENTS: PaymentsConfig = {
  keyId: "rzp_live_abc",
  keySecret: "x",
  webhookSecrets: ["y"],
  apiUrl: "https://api.razorpay.com",
  checkoutUrl: "https://checkout.razorpay.com/v1/checkout.js",
  isSandbox: false,
  timeoutMs: 1,
};

test.each(["/checkout", "/Checkout", "/checkout/"])(
  "lets only the checkout document load the payment provider's script: %s",
  async (path) => {
    const app = await setUp(null, { payments: PAYMENTS });
    const policy = String((await app.inject(path)).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com;");
    expect(policy).toContain("frame-src https://checkout.razorpay.com https://api.razorpay.com");
    expect(policy).toContain("https://lumberjack.razorpay.com");
    // Its script doesn't support them.
    expect(policy).not.toContain("trusted-types");
    for (const other of ["/", "/login", "/Thankyou", "/checkout/x"]) {
      expect((await app.inject(other)).headers["content-security-policy"]).not.toContain(
        "razorpay",
      );
    }
    const without = await (await setUp()).inject(path);
    expect(without.headers["content-security-policy"]).toContain("script-src 'self';");
  },
);

test("names the sandbox's origin instead of the provider's, and nothing of the provider's", async () => {
  const sandbox = {
    ...PAYMENTS,
    checkoutUrl: "http://127.0.0.1:4001/v1/checkout.js",
    apiUrl: "http://127.0.0.1:4001",
  };
  const app = await setUp(null, { payments: sandbox });
  const policy = String((await app.inject("/checkout")).headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self' http://127.0.0.1:4001;");
  expect(policy).not.toContain("razorpay");
});
