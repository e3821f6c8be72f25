import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { answersOf, expectQuestion, next, saved, startQuiz } from "./quizzes.ts";
import { portOf } from "./server.ts";
import { createDatabase, runServer, waitUntilReady } from "./start-product.ts";

const PORT = portOf("killed product");
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
  database = await createDatabase();
  await start();
});
test.afterAll(async () => {
  await kill();
  await database.drop();
});

test("the server is killed in the middle of a quiz, and nothing is lost or counted twice", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { person } = await startQuiz(page);
  await page.keyboard.press("a");
  await expect(saved(page)).toBeVisible();
  await kill();
  await page.keyboard.press("d");
  await expect(page.getByText("Theta cannot be reached.")).toBeVisible();
  await next(page).click();
  await expectQuestion(page, 1);
  await start();
  await expectQuestion(page, 2);
  const [first, second] = await answersOf(person, database.url);
  expect(first).toMatchObject({ revision: 2 });
  expect(second).toMatchObject({ answer: null });
  await page.reload();
  await expectQuestion(page, 2);
});
