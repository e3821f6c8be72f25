/** What a whole mock leaves behind in the page. */
import type { Page } from "@playwright/test";
import {
  expectQuestion,
  meetMock,
  openAt,
  selectOrder,
  startButton,
} from "../../e2e/support/mocks.ts";
import { countHeld } from "../../e2e/support/costs/page-load.ts";
import { chooseSomething } from "../../e2e/support/quizzes.ts";
import { heldBytes } from "./held-objects.ts";
import type { Measured } from "./measured.ts";

/** Quantitative, Verbal, and Data Insights. */
const QUESTIONS = [21, 23, 20];
/** By then, the page has everything it needs for a question. */
const SETTLED = 3;

export async function measureMemory(page: Page): Promise<Measured[]> {
  const sitting = await meetMock(page, "full");
  await selectOrder(sitting);
  await openAt(page, "/test-instruction", { ...sitting.mock, status: 1 });
  const session = await page.context().newCDPSession(page);
  const held = [];
  for (const [section, questions] of QUESTIONS.entries()) {
    await startButton(page).click();
    for (let order = 1; order <= questions; order++) {
      await expectQuestion(page, order);
      if (order === SETTLED)
        held.push({ ...(await countHeld(session)), bytes: await heldBytes(session) });
      await chooseSomething(page);
      await page.getByRole("button", { name: /^Next/ }).last().click();
    }
    if (section < QUESTIONS.length - 1)
      await page.getByRole("button", { name: "Continue" }).click();
  }
  const [first, last] = [held[0]!, held.at(-1)!];
  return [
    {
      name: "Objects that a mock's sections leave",
      value: (last.bytes - first.bytes) / 1000,
      most: 1000,
      unit: "kB",
    },
    {
      name: "Nodes that a mock's sections leave",
      value: last.nodes - first.nodes,
      most: 1000,
      unit: "nodes",
    },
    {
      name: "Listeners that a mock's sections leave",
      value: last.listeners - first.listeners,
      most: 150,
      unit: "listeners",
    },
  ];
}
