import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import {
  ANSWER,
  answersOf,
  expectQuestion,
  expectSound,
  meetMock,
  next,
  openAt,
  sectionsOf,
  selectOrder,
  startMock,
} from "./mocks.ts";
import { answerSome } from "./finished-mock.ts";
import { chooseSomething } from "./quizzes.ts";
import { portOf } from "./server.ts";
import { createDatabase, runServer, waitUntilReady } from "./start-product.ts";

const PORT = portOf("killed product with mocks");
const SETTINGS = { THETA_SECRET: "one secret for every server of this journey" };

test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${PORT}` });

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ChildProcess;

async function start() {
  server = runServer(PORT, database.url, SETTINGS);
  await waitUntilReady(server);
}

async function kill() {
  server.kill("SIGKILL");
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  database = await createDatabase();
  await start();
});
test.afterAll(async () => {
  await kill();
  await database.drop();
});

test("killed before an answer arrives: it is kept and stored once", async ({ page }) => {
  test.setTimeout(180_000);
  const { person } = await startMock(page, "quant", database.url);
  await kill();
  await page.keyboard.press("d");
  await next(page).click();
  await expect(page.getByText("Theta cannot be reached.")).toBeVisible();
  await expectQuestion(page, 1);
  await start();
  await expectQuestion(page, 2);
  const rows = await answersOf(person, database.url);
  expect(rows.map(({ answer }) => answer !== null)).toEqual([true, false]);
  await expectSound(person, database.url);
  await page.reload();
  await expectQuestion(page, 2);
});

test("killed between the commit and the reply: the answer is one answer, the step one step", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { person } = await startMock(page, "quant", database.url);
  let isFirst = true;
  await page.route(ANSWER, async (route) => {
    if (!isFirst) return await route.continue();
    isFirst = false;
    await route.fetch();
    await kill();
    await route.abort();
  });
  await page.keyboard.press("a");
  await next(page).click();
  await expect(page.getByText("Theta cannot be reached.")).toBeVisible();
  await start();
  await expectQuestion(page, 2);
  expect(await answersOf(person, database.url)).toHaveLength(2);
  await expectSound(person, database.url);
});

test("killed with the last answer of a section: it ends once, with its result", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sitting = await meetMock(page, "dataInsights", database.url);
  const { person, mock } = sitting;
  await selectOrder(sitting);
  await answerSome(sitting, 19);
  await openAt(page, "/mock-test-question", { ...mock, status: 1 });
  await expectQuestion(page, 20);
  await chooseSomething(page);
  let isFirst = true;
  await page.route(ANSWER, async (route) => {
    if (!isFirst) return await route.continue();
    isFirst = false;
    await route.fetch();
    await kill();
    await route.abort();
  });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Theta cannot be reached.")).toBeVisible();
  await start();
  await expect(page).toHaveURL(/\/(mock-test-question|mock-test-analytics|dashboard\/Gmat)$/);
  await expect(page.getByRole("heading", { name: /^Question 20 of/ })).toHaveCount(0);
  expect(await sectionsOf(person, database.url)).toMatchObject([{ ended_by: "learner" }]);
  await expectSound(person, database.url);
});
