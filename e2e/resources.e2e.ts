import { expect, type Page, type Response, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { logIn, register, signIn } from "./support/people.ts";

/** A headless browser downloads a PDF where others show it; the server sends the same either way. */
async function openInNewTab(page: Page, name: string): Promise<Response> {
  const context = page.context();
  const answered = context.waitForEvent("response", (answer) => answer.url().endsWith(".pdf"));
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name }).click();
  expect(await opened).not.toBe(page);
  return await answered;
}

test("the formula sheet opens as a PDF in a new tab", async ({ page, request }) => {
  const faults = watch(page);
  await logIn(page, await register(request));
  await page.getByRole("link", { name: "Resources", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources");
  const sheet = await openInNewTab(page, "Open GMAT Quant Formula Sheet in a new tab");
  expect(sheet.status()).toBe(200);
  expect(sheet.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="gmat-quant-formula-sheet.pdf"',
  });
  await expect(page).toHaveURL(/\/Resource$/);
  const bytes = await (await request.get(sheet.url())).body();
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(faults).toEqual([]);
});

test("every sheet has a picture, and it loads", async ({ page, request }) => {
  await signIn(page, await register(request));
  await page.goto("/Resource");
  const pictures = page.locator("article img");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    // Its natural width is zero if it didn't load.
    await expect(picture).toHaveJSProperty("naturalWidth", 238);
  }
});
