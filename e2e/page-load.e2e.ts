/** What screens cost a browser, as far as it can be counted without a clock. `npm run bench:browser` has the rest. */
import { expect, type Page, test } from "@playwright/test";
import { API_BASE, freeQuiz, mockTest, user } from "@theta/contract";
import { finishMock } from "./support/finished-mock.ts";
import { finishQuiz } from "./support/finished-quiz.ts";
import { answer, cardLink, givePlan, startMock } from "./support/mocks.ts";
import {
  callsDuring,
  callsOnLoad,
  countHeld,
  elementsOn,
  filesBeforeCalls,
  firstCallsIn,
  layoutShift,
  linksIn,
  scriptBytes,
  styledDuring,
} from "./support/costs/page-load.ts";
import { register, signIn } from "./support/people.ts";
import * as quizzes from "./support/quizzes.ts";
import { LEARNER_PATHS } from "./support/site-map.ts";

const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test("a section of a mock leaves nothing behind and sends one request per answer", async ({
  page,
}) => {
  await startMock(page, "verbal");
  const session = await page.context().newCDPSession(page);
  for (let order = 1; order <= 4; order++) await answer(page, "a", order);
  const before = await countHeld(session);
  const calls = await callsDuring(page, async () => {
    for (let order = 5; order <= 16; order++) await answer(page, "b", order);
  });
  const after = await countHeld(session);
  expect(calls).toEqual(Array(12).fill(named(mockTest.submitAnswer)));
  // Questions differ in length. What is left behind would add up with each of the twelve.
  expect(after.listeners - before.listeners).toBeLessThan(100);
  expect(after.nodes - before.nodes).toBeLessThan(600);
});

test("a quiz sends one request for a choice and one to move on", async ({ page }) => {
  await quizzes.startQuiz(page);
  const calls = await callsDuring(page, async () => {
    await quizzes.chooseSomething(page);
    await expect(quizzes.saved(page)).toBeVisible();
    await quizzes.next(page).click();
    await quizzes.expectQuestion(page, 2);
  });
  expect(calls).toEqual([named(freeQuiz.saveAnswer), named(freeQuiz.saveAnswer)]);
});

test("a whole mock's review has one question on the page", async ({ page }) => {
  const person = await register(page.request);
  await givePlan(person);
  const mock = await finishMock(page.request, person, { kind: "full" });
  await signIn(page, person);
  await page.goto("/mock-test");
  await cardLink(page, "Solution", mock).click();
  await expect(page.getByRole("heading", { name: "Question 1." })).toBeVisible();
  expect(await elementsOn(page)).toBeLessThan(1500);
});

test("a press and a key calculate the style of what they change, not of the page", async ({
  page,
}) => {
  const person = await register(page.request);
  await givePlan(person);
  await finishMock(page.request, person, { kind: "full" });
  await signIn(page, person);
  await page.goto("/mock-test-analytics");
  const heading = page.getByRole("heading", { name: "Section by section" });
  await heading.click();
  const styled = await styledDuring(page, async () => {
    await page.keyboard.press("Shift");
    await heading.click();
  });
  // With a mark on the whole page, it was all of its elements twice.
  expect(await elementsOn(page)).toBeGreaterThan(1000);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(300);
});

test("a dashboard's scripts, those that load later included, fit their budget", async ({
  page,
}) => {
  await signIn(page, await register(page.request));
  // With the headers of every file, almost a kilobyte each.
  expect(await scriptBytes(page, "/dashboard/Gmat")).toBeLessThan(200_000);
});

test("a learner's page names all scripts and fonts that its screen begins with", async ({
  page,
}) => {
  await signIn(page, await register(page.request));
  for (const [path, screen, font] of [
    ["/dashboard/Gmat", "dashboard-screen", "literata"],
    ["/practice", "practice-screen", "stix-two-math"],
  ] as const) {
    const links = linksIn(await (await page.request.get(path)).text());
    expect(links.join(" ")).toContain(`/assets/${screen}-`);
    expect(links.join(" ")).toContain(`/assets/${font}-`);
    const first = await filesBeforeCalls(page, path);
    // Others only load for parts below, which show up later.
    expect(links.filter((file) => !first.includes(file))).toEqual([]);
  }
});

test.describe("a screen's first calls leave before its scripts run, and the screen uses all of them", () => {
  test("as they are for somebody who has taken everything", async ({ page }) => {
    test.slow();
    const person = await register(page.request);
    await givePlan(person);
    await finishQuiz(page.request, person, { section: "quant", wrong: [2, 5] });
    await finishMock(page.request, person, { kind: "full" });
    await signIn(page, person);
    let having = 0;
    for (const path of [
      ...LEARNER_PATHS,
      "/study-notes/probability",
      "/free-quiz?section=verbal",
      "/mock-test?page=2",
    ]) {
      const html = await (await page.request.get(path)).text();
      const first = firstCallsIn(html, path.includes("?"));
      if (first.length === 0) continue;
      having += 1;
      await expectUsed(page, path, first);
    }
    expect(having).toBeGreaterThan(20);
  });

  test("as they are for somebody new", async ({ page }) => {
    await signIn(page, await register(page.request));
    for (const path of ["/dashboard/Gmat", "/topic-tests", "/TestReport", "/mock-test"]) {
      const html = await (await page.request.get(path)).text();
      await expectUsed(page, path, firstCallsIn(html, false));
    }
  });

  test("unless the token has to be exchanged first, which they wait for", async ({ page }) => {
    await signIn(page, await register(page.request));
    await page.evaluate(`
      const learner = JSON.parse(localStorage.userData);
      const [head, payload, signature] = learner.accessToken.split(".");
      const over = btoa(JSON.stringify({ ...JSON.parse(atob(payload)), exp: 1 })).replace(/=+$/, "");
      learner.accessToken = [head, over, signature].join(".");
      localStorage.userData = JSON.stringify(learner);
    `);
    const refused: string[] = [];
    page.on("response", (reply) => {
      if (reply.status() === 401) refused.push(reply.url());
    });
    const [first, ...others] = await callsDuring(page, async () => {
      await page.goto("/dashboard/Gmat");
      await page.waitForLoadState("networkidle");
    });
    expect(first).toBe(`POST ${user.refreshSession.path}`);
    expect(others.length).toBeGreaterThan(10);
    expect(refused).toEqual([]);
  });

  test("unless nobody is signed in", async ({ page }) => {
    const calls = await callsDuring(page, async () => {
      await page.goto("/dashboard/Gmat");
      await expect(page).toHaveURL(/\/login/);
    });
    expect(calls).toEqual([]);
  });
});

async function expectUsed(page: Page, path: string, first: readonly string[]) {
  const calls = await callsOnLoad(page, path, first);
  const left = await page.evaluate<string[]>("Object.keys(window.earlyReplies ?? {})");
  expect(left, `${path} doesn't need`).toEqual([]);
  const again = first.filter((call) => calls.filter((one) => one === call).length > 1);
  expect(again, `${path} asks again for`).toEqual([]);
}

test.describe("what's in view stays where it is while a page loads", () => {
  for (const [device, viewport] of [
    ["a computer", { width: 1440, height: 900 }],
    ["a phone", { width: 360, height: 740 }],
  ] as const)
    test(`on ${device}`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const person = await register(page.request);
      // On another device.
      await request.post(API_BASE + user.login.path, { data: person });
      await givePlan(person);
      await finishQuiz(page.request, person, { section: "quant", wrong: [2, 5] });
      await finishMock(page.request, person, { kind: "full" });
      await signIn(page, person);
      expect(await layoutShift(page, "/dashboard/Gmat")).toBeLessThan(0.05);
      // What would come late is there.
      await expect(page.getByRole("button", { name: "Close this result" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Your last mock" })).toBeVisible();
      expect(await layoutShift(page, "/practice")).toBeLessThan(0.05);
      expect(await layoutShift(page, "/PlanAndPricing")).toBeLessThan(0.01);
      await expect(page.getByRole("region", { name: "Your plan" })).toBeVisible();
      expect(await layoutShift(page, "/account")).toBeLessThan(0.01);
      await expect(page.getByRole("button", { name: "Sign out all other devices" })).toBeVisible();
      expect(await layoutShift(page, "/TestReport")).toBeLessThan(0.01);
    });

  test("when a running test's bar arrives, where it moves the most", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await quizzes.startQuiz(page);
    expect(await layoutShift(page, "/dashboard/Gmat")).toBeLessThan(0.05);
    const bar = page.getByRole("region", { name: "Test in progress" });
    await expect(bar).toBeInViewport();
    await page.goto("/practice");
    await expect(bar).toBeInViewport();
    const check = await page.getByRole("button", { name: "Check answer" }).boundingBox();
    // Practice has a bar at the bottom, too.
    expect(check!.y + check!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  });
});
