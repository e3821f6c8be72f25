/** What every tool that takes screenshots needs: who looks, through which window, and when. */
import { type Browser, expect, type Page } from "@playwright/test";
import {
  DEMO_EMAILS,
  DEMO_STAFF_EMAIL,
  DEMO_PASSWORD,
} from "../../apps/api/src/features/account/demo/demo-learners.ts";
import { newPerson, type Person } from "../../e2e/support/people.ts";
import { E2E_URL } from "../../e2e/support/server.ts";

/** The demo learner with a plan, who has finished quizzes and mocks. */
export const PRO: Person = { ...newPerson(), email: DEMO_EMAILS[1], password: DEMO_PASSWORD };
export const STAFF: Person = { ...PRO, email: DEMO_STAFF_EMAIL };

export interface View {
  theme: "light" | "dark";
  width: number;
  height: number;
  /** Pixels of the picture per pixel of the page. */
  scale?: number;
}

export async function inView(
  from: Browser,
  { theme, width, height, scale }: View,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await from.newContext({
    baseURL: E2E_URL,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
    ...(scale && { deviceScaleFactor: scale }),
  });
  await work(await context.newPage());
  await context.close();
}

/** Anything with this animation is still loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator(".animate-breathe")).toHaveCount(0);
}

export async function expectReadable(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.evaluate("document.fonts.ready");
}
