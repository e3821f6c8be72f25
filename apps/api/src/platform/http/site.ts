import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import { API_BASE, type SiteSettings } from "@theta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GoogleConfig, PaymentsConfig } from "../config/config.ts";
import { Refusal } from "../refusal.ts";
import { headersFor, type Others } from "./content-security.ts";
import { sendRefusal } from "./error-handler.ts";
import { fillAddress, loadSitePages, type Page, type SitePages } from "./site-pages.ts";

interface SiteOptions {
  /** The web app's build; null for the API alone. */
  folder: string | null;
  settings: SiteSettings;
  publicUrl: string;
  google: GoogleConfig | null;
  payments: PaymentsConfig | null;
}

/** Files that keep their names: pictures for sharing a page, and sheets to print. */
const OPEN_FOLDERS = ["share", "sheets"];

/** Serves the web app, and answers every path that nothing else answers. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const pages = await loadSite(app, options);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = request.url.split("?")[0]!;
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (pages && isPage && !isForPrograms(path)) {
      return await sendPage(request, reply, pages, path, options);
    }
    return sendRefusal(reply, refusalFor(app, request.method, path));
  });
}

async function loadSite(app: FastifyInstance, options: SiteOptions): Promise<SitePages | null> {
  const { folder, settings, publicUrl } = options;
  if (folder === null) return null;
  if (!existsSync(join(folder, "site.json"))) {
    throw new Error("The web app has not been built. Run: npm run build -w apps/web");
  }
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    // A missing file of an older build is a 404, never a page, so that the client knows what to do.
    wildcard: true,
  });
  for (const name of OPEN_FOLDERS.filter((one) => existsSync(join(folder, one)))) {
    await app.register(fastifyStatic, {
      root: join(folder, name),
      prefix: `/${name}/`,
      decorateReply: false,
      maxAge: "1h",
      index: false,
      // To be read in the browser and saved under its own name.
      setHeaders: (reply, path) => {
        if (path.endsWith(".pdf"))
          void reply.header("content-disposition", `inline; filename="${basename(path)}"`);
      },
    });
  }
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (!file.isFile() || /\.(html|br|gz)$|^site\.json$|^\./.test(file.name)) continue;
    if (/\.(txt|xml)$/.test(file.name)) {
      serveText(app, file.name, fillAddress(join(folder, file.name), publicUrl));
      continue;
    }
    app.get(`/${file.name}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.sendFile(file.name, folder, { maxAge: "1h", immutable: false }),
    );
  }
  const pages = loadSitePages(folder, settings, publicUrl);
  // After the server has begun to answer: it takes seconds, and nobody needs it sooner.
  app.addHook("onListen", (done) => {
    pages
      .compressAll()
      .catch((error: Error) => app.log.error({ err: error }, "couldn't compress the pages"));
    done();
  });
  return pages;
}

/** What search engines ask for. Like pages, it contains this installation's address. */
function serveText(app: FastifyInstance, name: string, text: string): void {
  const type = name.endsWith(".xml") ? "application/xml" : "text/plain";
  app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) =>
    reply.type(`${type}; charset=utf-8`).header("cache-control", "public, max-age=3600").send(text),
  );
}

function isForPrograms(path: string): boolean {
  return /^\/(thetaapi|assets|dev\/mailbox|metrics|healthz|readyz)(\/|$)/i.test(path);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: SitePages,
  path: string,
  others: Others,
) {
  const found = pages.find(path);
  if ("redirect" in found) return reply.redirect(found.redirect, 308);
  const { policy, openerPolicy } = headersFor(path, others);
  reply
    .header("content-security-policy", policy)
    .header("cross-origin-opener-policy", openerPolicy)
    .header("cache-control", "no-cache")
    .header("vary", "Accept-Encoding")
    .header("etag", found.page.etag)
    .type("text/html; charset=utf-8");
  if (found.known && request.headers["if-none-match"] === found.page.etag) {
    return reply.code(304).send();
  }
  return await sendCompressed(request, reply.code(found.known ? 200 : 404), found.page);
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(await page.br());
  if (/\bgzip\b/.test(accepted))
    return reply.header("content-encoding", "gzip").send(await page.gzip());
  return reply.send(page.html);
}

/** 405 if the path exists under another method, to tell a program what it got wrong. */
function refusalFor(app: FastifyInstance, method: string, path: string): Refusal {
  const others = (["GET", "POST", "PUT", "DELETE"] as const).filter(
    (other) => other !== method && app.hasRoute({ method: other, url: path }),
  );
  if (path.startsWith(API_BASE) && others.length > 0) {
    return new Refusal(405, "method-not-allowed", `Use ${others.join(" or ")} here.`);
  }
  return new Refusal(404, "not-found", "There's nothing at this address.");
}
