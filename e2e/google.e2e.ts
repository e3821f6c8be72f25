import { expect, type Page, test } from "@playwright/test";
import { watch } from "./support/faults.ts";
import { google, GOOGLE_PERSON, startGoogle } from "./support/google-stand-in.ts";
import { portOf } from "./support/server.ts";
import { VISITOR_PATHS } from "./support/site-map.ts";
import { startProduct } from "./support/start-product.ts";

const PORT = portOf("product with Google");
const GOOGLE = `http://localhost:${portOf("Google")}`;

// All tests in this file share one server, so they run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${PORT}` });

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // Starting a second product next to the first takes a while on some machines.
  test.setTimeout(180_000);
  const stopGoogle = await startGoogle(GOOGLE);
  const stopProduct = await startProduct(PORT, {
    GOOGLE_CLIENT_ID: "theta-journeys",
    GOOGLE_JWKS_URL: `${GOOGLE}/certs`,
    GOOGLE_SCRIPT_URL: `${GOOGLE}/gsi/client`,
  });
  stop = async () => {
    await stopProduct();
    stopGoogle();
  };
});
test.afterAll(async () => await stop?.());

/** What a page requests from Google, by path. */
function watchGoogle(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === GOOGLE) asked.push(pathname);
  });
  return asked;
}

const theButton = (page: Page) => page.getByRole("button", { name: "Sign in as Grace" });

for (const path of ["/login", "/signup"]) {
  test(`Google's button signs in at ${path}, within that page's policy`, async ({ page }) => {
    const faults = watch(page);
    const asked = watchGoogle(page);
    await page.goto(path);
    await theButton(page).click();
    await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
    await expect(page.getByRole("button", { name: /Account: / })).toHaveAccessibleName(
      `Account: ${GOOGLE_PERSON.name}`,
    );
    expect(new Set(asked)).toEqual(
      new Set(["/gsi/client", "/gsi/style", "/gsi/button", "/gsi/token"]),
    );
    expect(faults).toEqual([]);
  });
}

test("no other page has Google in its policy or requests anything from it", async ({ page }) => {
  const faults = watch(page);
  const asked = watchGoogle(page);
  const withPolicy: string[] = [];
  const withScript: string[] = [];
  for (const path of VISITOR_PATHS) {
    asked.length = 0;
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    if (answer?.headers()["content-security-policy"]?.includes(GOOGLE)) {
      withPolicy.push(path);
      // On a busy machine the page can ask for the script after the network has gone quiet, and the
      // request would be counted for the next page.
      await expect(theButton(page)).toBeVisible();
    }
    if (asked.length > 0) withScript.push(path);
  }
  expect(withPolicy).toEqual(["/signup", "/login"]);
  expect(withScript).toEqual(["/signup", "/login"]);
  expect(faults).toEqual([]);
});

test("a login that wasn't loaded as its own document leads to one that was", async ({ page }) => {
  const faults = watch(page);
  const asked = watchGoogle(page);
  await page.goto("/forgot-password");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expect(theButton(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test("an account whose mailbox isn't Google's opens with its password first, and then with Google", async ({
  page,
}) => {
  const faults = watch(page);
  google.person = { sub: "2001", name: "Mallory", email: "free@theta.example" };
  await page.goto("/login");
  await theButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is this account yours?");
  await expect(page.getByText("you can sign in with Google")).toBeVisible();
  await page.getByLabel("Your Theta password", { exact: true }).fill("theta-demo-1");
  await page.getByRole("button", { name: "Connect and sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await theButton(page).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  // The refusal that asks is one, as the browser logs it.
  expect(faults.filter((fault) => !/409/.test(fault))).toEqual([]);
});
