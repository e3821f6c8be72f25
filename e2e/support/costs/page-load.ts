/** What a page costs a browser, counted without a clock. */
import { setTimeout } from "node:timers/promises";
import { type CDPSession, expect, type Page, type Request } from "@playwright/test";
import { API_BASE } from "@theta/contract";

export interface Counts {
  /** DOM nodes, including those that only scripts still hold. */
  nodes: number;
  listeners: number;
}

/** Counts after a garbage collection, so that only what is still held counts. */
export async function countHeld(session: CDPSession): Promise<Counts> {
  // Some things are only let go of after the first.
  for (let k = 0; k < 3; k++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}

/** How many elements are on the page. */
export async function elementsOn(page: Page): Promise<number> {
  return await page.evaluate<number>("document.querySelectorAll('*').length");
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** For how many elements the browser calculates the style while something is done, each as often as it does. */
export async function styledDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** Requests to the API while something is done, as "POST /path". */
export async function callsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(API_BASE))
      calls.push(`${request.method()} ${pathname.slice(API_BASE.length)}`);
  };
  page.on("request", note);
  await work();
  page.off("request", note);
  return calls;
}

/** Compressed bytes, headers included, of all scripts that a page loads until its network is quiet. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await session.detach();
  return bytes;
}

/** The scripts and fonts that a page asks for from the start. */
export function linksIn(html: string): string[] {
  const links = html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g);
  return Array.from(links, ([, file]) => file!);
}

/** What a page fetches before it first asks the API for something. */
export async function filesBeforeCalls(page: Page, path: string): Promise<string[]> {
  const files: string[] = [];
  let hasCalled = false;
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    hasCalled ||= pathname.startsWith(API_BASE);
    if (!hasCalled) files.push(pathname);
  };
  page.on("request", note);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return files;
}

/** The calls that a screen's page names, to be made before its scripts run. */
export function firstCallsIn(html: string, hasQuery: boolean): string[] {
  const meta = /<meta name="theta-first-calls" content="([^"]*)" data-without-query="([^"]*)"/.exec(
    html,
  );
  const [, always = "", withoutQuery = ""] = meta ?? [];
  return `${always} ${hasQuery ? "" : withoutQuery}`.replaceAll("&amp;", "&").match(/\S+/g) ?? [];
}

/**
 * What a page asks the API for while it loads. Its main script is held back until the calls that don't need it have
 * been made.
 */
export async function callsOnLoad(
  page: Page,
  path: string,
  first: readonly string[],
): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(API_BASE)) calls.push(pathname + search);
  };
  page.on("request", note);
  let isHeld = false;
  await page.route("**/assets/index-*.js", async (route) => {
    isHeld = true;
    await expect.poll(() => calls.toSorted()).toEqual(first.toSorted());
    await route.continue();
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.unrouteAll({ behavior: "wait" });
  expect(isHeld, "the main script has another name").toBe(true);
  page.off("request", note);
  return calls;
}

/**
 * How much of what's in view moves while a page loads, as browsers count it: 0.1 or more is noticeable. Answers arrive one
 * after another, each a little later than the one before, because on a fast line they'd all come at once.
 */
export async function layoutShift(page: Page, path: string): Promise<number> {
  let calls = 0;
  await page.route(`**${API_BASE}/**`, async (route) => {
    calls += 1;
    await setTimeout(70 * calls);
    await route.continue();
  });
  await page.addInitScript(`
    window.shifts ??= 0;
    if (!window.isCounting) new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries())
        if (!hadRecentInput) window.shifts += value;
    }).observe({ type: "layout-shift", buffered: true });
    // The script of an earlier page runs on this one, too.
    window.isCounting = true;
  `);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.unrouteAll({ behavior: "wait" });
  return await page.evaluate<number>("window.shifts");
}
