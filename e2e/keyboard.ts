import { expect, type Locator, type Page } from "@playwright/test";

type Role = "link" | "button" | "tab" | "radio" | "combobox";

const MOST_PRESSES = 80;

/** Goes on with the keyboard until this, or one of these, has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  const focused = wanted.and(page.locator(":focus"));
  for (let presses = 0; presses <= MOST_PRESSES; presses++) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${String(wanted)}.`);
}

export async function pressOn(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press("Enter");
}

/** Answers the question on screen with the keys alone, and goes on. */
export async function answerByKeyboard(page: Page): Promise<void> {
  await page.locator("main :is(input[type=radio], select)").first().waitFor({ state: "attached" });
  await page.keyboard.press("a");
  for (let presses = 0; presses < 100; presses++) {
    const open = await page.evaluate<Open>(WHAT_IS_OPEN);
    if (open.parts === 0) {
      if (open.focus === "select") await pressOn(page, "button", /^Next/);
      else await page.keyboard.press("Enter");
      return;
    }
    if (open.focus === "open radio") await page.keyboard.press("Space");
    else if (open.focus === "open select") await page.keyboard.press("ArrowDown");
    else await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach every part of the answer.");
}

interface Open {
  /** How many parts have no answer yet. */
  parts: number;
  focus: "open radio" | "open select" | "select" | "elsewhere";
}

/** Runs in the page. */
const WHAT_IS_OPEN = `(() => {
  const main = document.querySelector("main");
  const groups = Map.groupBy(main.querySelectorAll("input[type=radio]"), (one) => one.name);
  const radios = [...groups.values()].filter((group) => !group.some(({ checked }) => checked));
  const lists = [...main.querySelectorAll("select")].filter(({ value }) => value === "");
  const here = document.activeElement;
  const focus = radios.flat().includes(here)
    ? "open radio"
    : lists.includes(here)
      ? "open select"
      : here?.matches("select")
        ? "select"
        : "elsewhere";
  return { parts: radios.length + lists.length, focus };
})()`;
