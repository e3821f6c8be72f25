import { expect, type Page, test } from "@playwright/test";
import { practice, type Reply } from "@theta/contract";
import { watch } from "./support/faults.ts";
import { inspectThemes } from "./support/inspect.ts";
import { tabTo } from "./support/keyboard.ts";
import { register, signIn } from "./support/people.ts";

type Outcome = Reply<typeof practice.answer>["result"];

const LETTERS = "ABCDE";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const next = (page: Page) => page.getByRole("button", { name: "Next question" });

async function openPractice(page: Page, address = ""): Promise<void> {
  await page.goto(`/practice${address}`);
  await expect(page.getByText(/questions? match(es)?$/)).toBeVisible();
}

/** Answers with a letter key and returns the server's reply. */
async function answer(page: Page, letter: string): Promise<Outcome> {
  const replied = page.waitForResponse((reply) => reply.url().endsWith(practice.answer.path));
  await page.keyboard.press(letter);
  await page.keyboard.press("Enter");
  const { result } = (await (await replied).json()) as { result: Outcome };
  await expect(heading(page, "Solution")).toBeVisible();
  return result;
}

/** Answers A until that's wrong. */
async function answerWrong(page: Page): Promise<Outcome["question"]> {
  for (let tries = 0; tries < 20; tries++) {
    const { question } = await answer(page, "a");
    if (!question.isCorrect) return question;
    await next(page).click();
    await expect(heading(page, "Solution")).toBeHidden();
  }
  throw new Error("A was right twenty times.");
}

test("filters and the question survive a reload, and a missed question comes back on request", async ({
  page,
  request,
}) => {
  await signIn(page, await register(request));
  await openPractice(page);
  await expect(page.getByText("No reviews due. A question you miss")).toBeVisible();
  await page.getByLabel("Section").selectOption("Quantitative");
  await page.getByLabel("Difficulty").selectOption("Easy");
  await expect(page).toHaveURL(/\?section=quant&level=easy$/);
  const stem = page.getByRole("radiogroup");
  // Until the reply to the filter has come, the question before it is on screen.
  await page.reload();
  await expect(page.getByLabel("Difficulty")).toHaveValue("easy");
  const before = await stem.innerText();
  await page.reload();
  await expect(page.getByLabel("Difficulty")).toHaveValue("easy");
  await expect(stem).toHaveText(before, { useInnerText: true });

  const missed = await answerWrong(page);
  const day = /^Incorrect\. You'll see it again on \w+day, \w+ \d+\.$/;
  await expect(heading(page, day)).toBeFocused();
  await expect(page.getByText(/^No reviews due until/)).toBeVisible();

  await page.getByRole("switch", { name: "Only what I got wrong" }).click();
  await expect(page.getByText("1 question matches")).toBeVisible();
  await expect(page.getByText("Problem Solving · Missed last time")).toBeVisible();
  const key = missed.options.findIndex(({ isCorrect }) => isCorrect);
  await page.keyboard.press(LETTERS[key]!);
  await page.getByRole("button", { name: "Check answer" }).click();
  // It's too early to prove anything, so the day stays; but it's no longer among the wrong ones.
  await expect(heading(page, /^Correct\. You'll see it again on/)).toBeFocused();
  await next(page).click();
  await expect(heading(page, "No missed questions here")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page).toHaveURL(/\/practice$/);
  // Not every question is a list of options.
  await expect(page.getByRole("button", { name: "Check answer" })).toBeVisible();
});

test("everything works with the keyboard alone", async ({ page, request }) => {
  await signIn(page, await register(request));
  await openPractice(page);
  const toggle = page.getByRole("switch", { name: "Only what I got wrong" });
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await toggle.evaluate((element) => element.matches(":focus"))) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(heading(page, "No missed questions here")).toBeVisible();
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Show all/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const check = page.getByRole("button", { name: "Check answer" });
  await expect(check).toBeVisible();
  // Letters choose among five options, which every Quantitative question has.
  await tabTo(page, page.getByLabel("Section"));
  await page.keyboard.type("Quant");
  await expect(page).toHaveURL(/section=quant/);
  await page.reload();
  await expect(page.getByRole("radio")).toHaveCount(5);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
  for (const key of ["2", "c"]) {
    const { question } = await answer(page, key);
    const chosen = question.options.findIndex(({ optionId }) => optionId === question.optionId);
    expect(chosen).toBe(key === "2" ? 1 : 2);
    await expect(heading(page, /^(Inc|C)orrect\. /)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(check).toBeVisible();
    await expect(page.locator("h2:focus")).toBeVisible();
  }
});

test("an answer given in another window shows up in this one", async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await register(request));
  await openPractice(page, "?format=problem-solving");
  const other = await context.newPage();
  await openPractice(other, "?format=problem-solving");
  const ofAnswers = `**${practice.answer.path}`;
  await page.route(ofAnswers, (sent) => sent.abort());
  await page.keyboard.press("b");
  await page.getByRole("button", { name: "Check answer" }).click();
  await expect(page.getByText(/^You're offline\. Your choice stays here/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^B / })).toBeChecked();
  await page.unroute(ofAnswers);
  await answer(other, "a");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/^You answered this in another window/)).toBeVisible();
  await expect(heading(page, "Solution")).toBeVisible();
});

test("practice continues once the connection is back", async ({ page, context, request }) => {
  await signIn(page, await register(request));
  await openPractice(page, "?format=problem-solving");
  await context.setOffline(true);
  await page.keyboard.press("b");
  await page.getByRole("button", { name: "Check answer" }).click();
  await expect(page.getByText(/^You're offline\. Your choice stays here/)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, "Solution")).toBeVisible();
});

test("the calculator scrolls with what it's for, never over the answer's button, until it's moved", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, await register(request));
  await openPractice(page, "?format=table-analysis");
  await expect(page.getByRole("heading", { name: "By topic" })).toBeAttached();
  await page.keyboard.press("Alt+c");
  const calculator = page.getByRole("dialog", { name: "Calculator" });
  await expect(calculator).toBeFocused();
  const check = page.getByRole("button", { name: "Check answer" });
  expect(await page.evaluate<number[]>(PLACES_COVERED)).toEqual([]);
  // It's above its sheet's foot, wherever that is.
  expect((await calculator.boundingBox())!.y).toBeLessThan((await check.boundingBox())!.y);

  await page.evaluate("scrollTo(0, 0)");
  await page.getByRole("button", { name: /^Move the calculator/ }).press("ArrowUp");
  const moved = await calculator.boundingBox();
  await page.evaluate("scrollTo(0, 300)");
  expect(await calculator.boundingBox()).toEqual(moved);
});

/** How far the page is scrolled wherever something lies over "Check answer" in the window. The bar at the top may. */
const PLACES_COVERED = `(() => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Check answer");
  const places = [];
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 40) {
    scrollTo({ top: y, behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && !button.contains(hit) && !hit.closest("header")) places.push(y);
  }
  return places;
})()`;

test("on a phone, the question comes before the filters", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await register(request));
  await openPractice(page, "?section=quant&level=easy");
  await expect(page.getByText("Quantitative · Easy", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Difficulty")).toHaveCount(1);
  await expect(page.getByLabel("Difficulty")).toBeHidden();
  const title = page.locator("section h2").first();
  expect((await title.boundingBox())!.y).toBeLessThan(370);
});

for (const width of [360, 1440]) {
  test.describe(`practice, ${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("every state is accessible, fits, and keeps the policy", async ({ page, request }) => {
      test.setTimeout(120_000);
      const faults = watch(page);
      await signIn(page, await register(request));
      for (const format of ["table-analysis", "graphics-interpretation", "two-part-analysis"]) {
        await openPractice(page, `?format=${format}`);
        await inspectThemes(page, format);
      }
      await page.keyboard.press("Alt+c");
      await expect(page.getByRole("dialog", { name: "Calculator" })).toBeFocused();
      await inspectThemes(page, "the calculator");
      await page.keyboard.press("Escape");
      await openPractice(page, "?format=problem-solving");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
      await inspectThemes(page, "nothing chosen");
      await answer(page, "a");
      await inspectThemes(page, "answered");
      // The filter is in the address, so the switch follows a moment after the press.
      const sheet = page.getByRole("dialog", { name: "What to practice" });
      if (width === 360) {
        await page.getByRole("button", { name: "Change what to practice" }).click();
        await inspectThemes(page, "the filter's sheet");
      }
      const fields = width === 360 ? sheet : page;
      await fields.getByRole("switch").click();
      await expect(fields.getByRole("switch")).toBeChecked();
      await fields.getByLabel("Section").selectOption("Data Insights");
      if (width === 360) await sheet.getByRole("button", { name: "Done" }).click();
      await expect(heading(page, "No missed questions here")).toBeVisible();
      await inspectThemes(page, "nothing fits");
      expect(faults).toEqual([]);
    });
  });
}
