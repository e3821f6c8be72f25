/** Photographs every page, signed out and in, at three widths in both themes, into shots/. */
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo-learners.ts";
import { askForCode, logIn, newPerson, proceedToReset, register } from "../e2e/people.ts";
import { E2E_URL } from "../e2e/server.ts";
import { LEARNER_PATHS, VISITOR_PATHS } from "../e2e/site-map.ts";
import startServer from "../e2e/start-server.ts";
import { findBrowser } from "./browser.ts";

const WIDTHS = { 360: 740, 768: 1024, 1440: 900 };
const THEMES = ["light", "dark"] as const;
const FOLDER = "shots";

const wanted = process.argv[2];
const isWanted = (path: string) => !wanted || path.includes(wanted);
const PRO = { ...newPerson(), email: DEMO_EMAILS[1], password: DEMO_PASSWORD };

const stopServer = await startServer();
const browser = await chromium.launch(await findBrowser());
rmSync(FOLDER, { recursive: true, force: true });
let taken = 0;
try {
  for (const theme of THEMES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      const view = { theme, width: Number(width), height };
      await inContext(browser, view, async (page) => {
        for (const path of VISITOR_PATHS.filter(isWanted)) await open(page, path, "out", view);
        if (isWanted("/otp") || isWanted("/update-password")) await walkToReset(page, view);
      });
      await inContext(browser, view, async (page) => {
        await logIn(page, PRO);
        for (const path of LEARNER_PATHS.filter(isWanted)) await open(page, path, "in", view);
      });
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

async function inContext(
  from: Browser,
  { theme, width, height }: View,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await from.newContext({
    baseURL: E2E_URL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  await work(await context.newPage());
  await context.close();
}

async function open(page: Page, path: string, set: string, view: View): Promise<void> {
  await page.goto(path);
  // What is still on its way breathes. The gallery shows some for their own sake.
  if (path !== "/dev/ui") await expect(page.locator(".animate-breathe")).toHaveCount(0);
  await photograph(page, `${set}/${path.slice(1).replaceAll("/", "-") || "home"}`, view);
}

/** The two screens that only a forgotten password leads to. */
async function walkToReset(page: Page, view: View): Promise<void> {
  const person = await register(page.request);
  await askForCode(page, person);
  await photograph(page, "out/otp-with-code", view);
  await proceedToReset(page, person);
  await photograph(page, "out/update-password-with-code", view);
}

async function photograph(page: Page, name: string, { theme, width }: View): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.evaluate("document.fonts.ready");
  const file = `${FOLDER}/${name}-${theme}-${width}.png`;
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true });
  taken += 1;
  if (process.stdout.isTTY) process.stdout.write(`\r${taken} pictures`);
}
