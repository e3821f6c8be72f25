import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { askForCode, logIn, proceedToReset, register } from "../../e2e/support/people.ts";
import { LEARNER_PATHS, VISITOR_PATHS } from "../../e2e/support/site-map.ts";
import startServer from "../../e2e/support/start-server.ts";
import { findBrowser } from "./browser.ts";
import { expectLoaded, expectReadable, inView, PRO, type View } from "./photograph-screen.ts";

const WIDTHS = { 360: 740, 768: 1024, 1440: 900 };
const THEMES = ["light", "dark"] as const;
const FOLDER = "shots";

let taken = 0;

/** Of the pages with this part in their address, or of every page. */
export async function takeShots(part = ""): Promise<void> {
  const isWanted = (path: string) => path.includes(part);
  const stopServer = await startServer();
  const browser = await chromium.launch(await findBrowser());
  rmSync(FOLDER, { recursive: true, force: true });
  try {
    for (const theme of THEMES) {
      for (const [width, height] of Object.entries(WIDTHS)) {
        const view = { theme, width: Number(width), height };
        await inView(browser, view, async (page) => {
          for (const path of VISITOR_PATHS.filter(isWanted)) await open(page, path, "out", view);
          if (isWanted("/otp") || isWanted("/update-password")) await walkToReset(page, view);
        });
        await inView(browser, view, async (page) => {
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
}

async function open(page: Page, path: string, set: string, view: View): Promise<void> {
  await page.goto(path);
  // The component gallery shows loading states on purpose.
  if (path !== "/dev/ui") await expectLoaded(page);
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
  await expectReadable(page);
  const file = `${FOLDER}/${name}-${theme}-${width}.png`;
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true });
  taken += 1;
  if (process.stdout.isTTY) process.stdout.write(`\r${taken} pictures`);
}
