/** Reads and answers questions in every layout by keyboard, and reads the answers back in a review. */
import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";

/** What a question has besides its text and options. */
type Aid = "passage" | "sources" | "table";
type Layout = "options" | "rows" | "sentences" | "grid";

export interface Taken {
  layout: Layout;
  aid: Aid | null;
  /** The chosen options, as `chosenOnScreen` words them. */
  chosen: string[];
}

const letterOf = (place: number) => String.fromCharCode(65 + place);
const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const isYours = (text: string) => text.includes("your answer");

/** Looks at everything that belongs to the question, then chooses a different option on every `turn`. */
export async function answerByKeyboard(page: Page, turn: number): Promise<Taken> {
  const main = page.locator("main");
  await expect(main.locator("select, input[type=radio]").first()).toBeAttached();
  const aid = await look(page, main);
  const layout = await layoutOf(main);
  if (layout === "options") await chooseByLetter(page, main, turn);
  else if (layout === "sentences") await chooseFromLists(page, main, turn);
  else await chooseInGroups(page, main, turn);
  return { aid, layout, chosen: await chosenOnScreen(page) };
}

async function look(page: Page, main: Locator): Promise<Aid | null> {
  const tabs = main.getByRole("tab");
  if ((await tabs.count()) > 0) {
    await tabTo(page, tabs);
    // Within a set, the last source read stays open.
    await page.keyboard.press("Home");
    for (const place of Array.from({ length: await tabs.count() }).keys()) {
      if (place > 0) await page.keyboard.press("ArrowRight");
      await expect(tabs.nth(place)).toBeFocused();
      await expect(tabs.nth(place)).toHaveAttribute("aria-selected", "true");
      await expect(main.getByRole("tabpanel")).toHaveText(/\S/);
    }
    return "sources";
  }
  const heads = main.getByRole("columnheader").filter({ has: page.getByRole("button") });
  if ((await heads.count()) > 0) {
    const head = heads.last();
    await tabTo(page, head.getByRole("button"));
    await page.keyboard.press("Enter");
    await expect(head).toHaveAttribute("aria-sort", /ascending|descending/);
    await expect(head.getByRole("button")).toBeFocused();
    await expect(main.getByText(/^Sorted by /).first()).toBeVisible();
    return "table";
  }
  if ((await main.getByLabel(/^Passage( for questions [\d–]+)?$/).count()) === 0) return null;
  const more = main.getByRole("button", { name: "Show the whole passage" });
  if (await more.isVisible()) {
    await tabTo(page, more);
    await page.keyboard.press("Enter");
    await expect(more).toHaveCount(0);
  }
  return "passage";
}

/** The lists in sentences, not the one that sorts a table. */
function blanksOf(main: Locator): Locator {
  return main.getByRole("combobox", { name: /^Blank \d/ });
}

async function layoutOf(main: Locator): Promise<Layout> {
  if ((await blanksOf(main).count()) > 0) return "sentences";
  if ((await main.locator("table input[type=radio]").count()) > 0) return "grid";
  return (await main.locator("fieldset input[type=radio]").count()) > 0 ? "rows" : "options";
}

async function chooseByLetter(page: Page, main: Locator, turn: number): Promise<void> {
  const place = turn % (await main.locator("input[type=radio]").count());
  await page.keyboard.press(letterOf(place).toLowerCase());
  await expect(main.locator("input[type=radio]").nth(place)).toBeChecked();
}

async function chooseFromLists(page: Page, main: Locator, turn: number): Promise<void> {
  for (const [place, list] of (await blanksOf(main).all()).entries()) {
    await tabTo(page, list);
    await page.keyboard.press("Space");
    for (let presses = 0; presses < 1 + ((turn + place) % 3); presses++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(list).not.toHaveValue("");
  }
}

async function chooseInGroups(page: Page, main: Locator, turn: number): Promise<void> {
  const names = await main
    .locator("input[type=radio]")
    .evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute("name")!))]);
  for (const [place, name] of names.entries()) {
    const group = main.locator(`input[name="${name}"]`);
    await tabTo(page, group);
    await page.keyboard.press("Space");
    for (let presses = 0; presses < (turn + place) % 3; presses++)
      await page.keyboard.press("ArrowDown");
    await expect(group.and(page.locator(":checked"))).toHaveCount(1);
  }
}

/** Letters for options and lists, words for statements, column positions for two-part tables. */
export async function chosenOnScreen(page: Page): Promise<string[]> {
  const main = page.locator("main");
  await expect(main.locator("select, input[type=radio]").first()).toBeAttached();
  switch (await layoutOf(main)) {
    case "sentences":
      return await blanksOf(main).evaluateAll((lists) =>
        lists.map((list) =>
          String.fromCharCode(64 + (list as unknown as { selectedIndex: number }).selectedIndex),
        ),
      );
    case "rows":
      return (await main.locator("fieldset label:has(:checked)").allTextContents()).map(clean);
    case "grid": {
      const heads = (await main.locator("table thead th").allTextContents()).map(clean);
      const rows = await main.locator("table tbody tr").all();
      const marks = await Promise.all(rows.map(checkedColumns));
      return marks
        .flatMap((columns, row) => columns.map((column) => `${heads[column]} ${row + 1}`))
        .toSorted();
    }
    case "options": {
      const [column] = await checkedColumns(main);
      return column === undefined ? [] : [letterOf(column)];
    }
  }
}

/** Which of its radio buttons are selected. */
async function checkedColumns(within: Locator): Promise<number[]> {
  return await within
    .locator("input[type=radio]")
    .evaluateAll((radios) => radios.flatMap((radio, k) => (radio.matches(":checked") ? [k] : [])));
}

/** The same, from the question's review. */
export async function chosenInReview(page: Page, layout: Layout): Promise<string[]> {
  const lists = page.locator("main ol[aria-label]");
  switch (layout) {
    case "options":
    case "sentences": {
      const own = lists.and(page.locator("[aria-label^=Options]"));
      const texts = await Promise.all(
        (await own.all()).map((list) => list.locator("> li").allTextContents()),
      );
      return texts.map((options) => letterOf(options.findIndex(isYours)));
    }
    case "rows":
      return await yours(page.getByRole("list", { name: "Statements" }));
    case "grid": {
      const rows = await page.getByRole("list", { name: "Choices" }).locator("> li").all();
      const heads = await Promise.all(rows.map(yours));
      return heads.flatMap((own, row) => own.map((head) => `${head} ${row + 1}`)).toSorted();
    }
  }
}

async function yours(within: Locator): Promise<string[]> {
  const choices = within.locator("ul > li").filter({ hasText: "your answer" });
  return (await choices.locator("> :first-child").allTextContents()).map(clean);
}
