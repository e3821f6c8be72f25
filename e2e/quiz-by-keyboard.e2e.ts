/**
 * Quizzes with passages, sources, tables, lists, and two parts: taken with the keyboard alone, over a lost
 * connection, and found again in the solutions the way they were answered.
 */
import { expect, type Page } from "@playwright/test";
import {
  answerByKeyboard,
  chosenInReview,
  chosenOnScreen,
  type Taken,
} from "./support/answer-by-keyboard.ts";
import { IS_LONG } from "./support/is-long.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo } from "./support/keyboard.ts";
import { goOffline, goOnline, test } from "./support/over-line.ts";
import {
  answersOf,
  attemptOf,
  expectQuestion,
  meetQuiz,
  next,
  unreached,
} from "./support/quizzes.ts";

const QUESTIONS = 10;

/**
 * `reloaded`: the connection drops before this question is answered, and the page is reloaded without it.
 * `heldUp`: the connection drops before this one and returns while its answer waits.
 */
const SECTIONS = [
  {
    name: "Verbal",
    tab: /^Verbal/,
    type: 2,
    reloaded: 7,
    heldUp: 3,
    aids: ["passage"],
    layouts: ["options"],
  },
  {
    name: "Data Insights",
    tab: /^Data/,
    type: 1,
    reloaded: 3,
    heldUp: 9,
    aids: ["sources", "table"],
    layouts: ["grid", "options", "rows", "sentences"],
  },
] as const;
const DEVICES = { phone: { width: 360, height: 740 }, laptop: { width: 1440, height: 900 } };
/** Every section and every device once; all combinations with TEST_LONG. */
const DAILY = ["Quantitative on phone", "Verbal on laptop", "Data Insights on phone"];

const saved = (page: Page) => page.getByText(/^Saved$|answered, saved$/).last();

for (const { name, tab, type, reloaded, heldUp, aids, layouts } of SECTIONS) {
  for (const [device, viewport] of Object.entries(DEVICES)) {
    if (!IS_LONG && !DAILY.includes(`${name} on ${device}`)) continue;
    test.describe(device, () => {
      test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

      test(`${name} by keyboard alone, over a lost connection: the solutions have every choice`, async ({
        page,
        context,
        line,
      }) => {
        test.setTimeout(240_000);
        page.on("dialog", (dialog) => void dialog.accept());
        const { person } = await meetQuiz(page, type);
        await openByKeyboard(page, tab);

        const taken: Taken[] = [];
        for (let order = 1; order <= QUESTIONS; order++) {
          await expectQuestion(page, order);
          const isLost = order === reloaded || order === heldUp;
          if (isLost) await goOffline(context, line);
          const answer = await answerByKeyboard(page, order);
          taken.push(answer);
          await expect(isLost ? unreached(page) : saved(page)).toBeVisible();

          if (order === reloaded) {
            await page.reload().catch(() => {});
            expect((await answersOf(person))[order - 1]).toMatchObject({ answer: null });
            await goOnline(context, line);
            await page.goto("/free-test");
            await expectQuestion(page, order);
            expect(await chosenOnScreen(page)).toEqual(answer.chosen);
            await expect(saved(page)).toBeVisible();
          }
          await tabTo(page, next(page));
          await page.keyboard.press("Enter");
          if (order === heldUp) {
            await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
            await inspect(page, "held up");
            await expectQuestion(page, order);
            await goOnline(context, line);
          }
        }
        await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
        expect(await attemptOf(person)).toEqual({ reached: QUESTIONS, ended_by: "learner" });
        expect(taken.map(({ aid }) => aid)).toEqual(expect.arrayContaining([...aids]));
        expect([...new Set(taken.map(({ layout }) => layout))].toSorted()).toEqual(layouts);

        await page.goto("/Solution");
        for (const [place, { layout, chosen }] of taken.entries()) {
          const title = `Question ${place + 1}.`;
          await expect(
            page.getByRole("heading", { level: 2, name: title, exact: true }),
          ).toBeVisible();
          expect(await chosenInReview(page, layout), title).toEqual(chosen);
          await page.keyboard.press("ArrowRight");
        }
      });
    });
  }
}

/** From the section's list of quizzes to the first question of the first one. */
async function openByKeyboard(page: Page, tab: RegExp): Promise<void> {
  await page.goto("/free-quiz");
  const tabs = page.getByRole("tab");
  await expect(tabs.first()).toBeVisible();
  await tabTo(page, tabs);
  const wanted = page.getByRole("tab", { name: tab });
  for (const one of await tabs.all()) {
    // The focus moves a moment after the key, and the next press is for where it lands.
    await expect(one).toBeFocused();
    if ((await one.and(wanted).count()) > 0) break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(wanted).toHaveAttribute("aria-selected", "true");
  const card = page.getByRole("link", { name: /^Take Test/ }).first();
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press("Enter");
  const begin = page.getByRole("button", { name: "Next: start the quiz" });
  await expect(begin).toBeVisible();
  await tabTo(page, begin);
  await page.keyboard.press("Enter");
}
