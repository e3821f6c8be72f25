/** Changes around a mock in progress: the session ends, or a new version is deployed. */
import { expect, test } from "@playwright/test";
import {
  answer,
  cardLink,
  expectQuestion,
  expectSound,
  given,
  next,
  option,
  startMock,
} from "./support/mocks.ts";
import { endSession, logInAgain } from "./support/people.ts";

test("row 34: when a session ends mid-test, the answer arrives once after signing in again", async ({
  page,
  baseURL,
}) => {
  const { person } = await startMock(page, "quant");
  await answer(page, "a", 1);
  await endSession(page, person, baseURL!);
  await page.keyboard.press("c");
  await expect(option(page, "C")).toBeChecked();
  await page.keyboard.press("Enter");
  await logInAgain(page, person);
  await expectQuestion(page, 3);
  expect(await given(person)).toHaveLength(2);
  await expectSound(person);
});

test("row 35: when a deployment removes its files mid-test, the test and its tools keep working", async ({
  page,
}) => {
  const { person, mock } = await startMock(page, "dataInsights");
  let isGone = true;
  await page.route("**/assets/*", async (route) => {
    if (isGone) await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  // A reloaded page is the new version, whose files exist.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.keyboard.press("Alt+c");
  await expect(page.getByRole("dialog", { name: "Calculator" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+w");
  await expect(page.getByRole("dialog", { name: "Whiteboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await next(page).click();
  await expect(page.getByText("Please select an option before proceeding")).toBeVisible();
  await expectQuestion(page, 1);
  const reloaded = page.waitForEvent("load");
  await page.goBack();
  await reloaded;
  await cardLink(page, "Resume", mock).click();
  await expectQuestion(page, 1);
  await expectSound(person);
});
