/** Photographs every page, signed out and in, at three widths in both themes, into shots/. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo-learners.ts";
import { E2E_URL } from "../e2e/server.ts";
import startServer from "../e2e/start-server.ts";
import { findBrowser } from "./browser.ts";

const WIDTHS = { 360: 740, 768: 1024, 1440: 900 };
const THEMES = ["light", "dark"] as const;
const FOLDER = "shots";

interface SiteMap {
  pages: { path: string }[];
  shellPaths: string[];
}

const site = JSON.parse(readFileSync("apps/web/dist/site.json", "utf8")) as SiteMap;
const wanted = process.argv[2];
const publicPaths = site.pages.map(({ path }) => path);
const innerPaths = site.shellPaths;

const stopServer = await startServer();
const browser = await chromium.launch(await findBrowser());
rmSync(FOLDER, { recursive: true, force: true });
let taken = 0;
try {
  for (const theme of THEMES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      const view = { theme, width: Number(width), height };
      await photograph(browser, view, "out", publicPaths, false);
      await photograph(browser, view, "in", innerPaths, true);
    }
  }
} finally {
  await browser.close();
  await stopServer();
}
process.stdout.write(`\n${taken} pictures in ${FOLDER}/\n`);

interface View {
  theme: "light" | "dark";
  width: number;
  height: number;
}

async function photograph(
  from: Browser,
  { theme, width, height }: View,
  set: string,
  paths: string[],
  signedIn: boolean,
): Promise<void> {
  const context = await from.newContext({
    baseURL: E2E_URL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (signedIn) await signIn(page);
  mkdirSync(`${FOLDER}/${set}`, { recursive: true });
  for (const path of paths.filter((one) => !wanted || one.includes(wanted))) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    // What is still on its way breathes. The gallery shows some for their own sake.
    if (path !== "/dev/ui") await expect(page.locator(".animate-breathe")).toHaveCount(0);
    await page.evaluate("document.fonts.ready");
    const name = path.slice(1).replaceAll("/", "-") || "home";
    await page.screenshot({
      path: `${FOLDER}/${set}/${name}-${theme}-${width}.png`,
      fullPage: true,
    });
    taken += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r${taken} pictures`);
  }
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(DEMO_EMAILS[1]);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard/**");
}
