import { expect, test } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD } from "../apps/api/src/features/account/demo/demo-learners.ts";
import { watch } from "./support/faults.ts";
import { expectSound, inspectEverywhere } from "./support/inspect.ts";
import { askForCode, logIn, logInAgain, proceedToReset, register } from "./support/people.ts";
import { expectNoSmallText } from "./support/small-text.ts";

const PRO = { name: "Pro", email: DEMO_EMAILS[1], password: DEMO_PASSWORD };

test("the code and new-password screens after a forgotten password are accessible and fit", async ({
  page,
}) => {
  const faults = watch(page);
  const person = await register(page.request);
  await askForCode(page, person);
  await expect(page.getByLabel("Digit 1 of 6")).toBeVisible();
  await expectSound(page);
  await inspectEverywhere(page, "/otp");
  await proceedToReset(page, person);
  await expect(page.getByRole("button", { name: "Reset Password" })).toBeVisible();
  await expectSound(page);
  await inspectEverywhere(page, "/update-password");
  expect(faults).toEqual([]);
});

test("a visitor who explores an exam lands there after signing up or signing in", async ({
  page,
}) => {
  // Right away, the way people click: until the script loads, the link's address says where to go.
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Explore the GRE" }).click();
  await expect(page).toHaveURL(/\/signup(\?exam=gre)?$/);
  const kept = () => page.evaluate<unknown>("sessionStorage.getItem('theta-return-place')");
  await expect.poll(kept).not.toBeNull();
  await page.goto("/login");
  await logInAgain(page, PRO);
  await expect(page).toHaveURL(/\/upcomming-soon$/);
  expect(await page.evaluate<unknown>("history.state.usr")).toEqual({ testType: 2 });
});

test("text is set in our own fonts", async ({ page }) => {
  await page.goto("/");
  const loaded = () =>
    page.evaluate<string[]>(
      "[...document.fonts].filter((font) => font.status === 'loaded').map(({ family, style }) => `${family} ${style}`)",
    );
  await expect
    .poll(loaded)
    .toEqual(
      expect.arrayContaining([
        "Figtree Variable normal",
        "Literata Variable normal",
        "Literata Variable italic",
      ]),
    );
});

test("the charts of a section and of a question can be read beside a text and on the smallest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/how-scores-work");
  await expectNoSmallText(page, "how scores work, in columns");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSmallText(page, "how scores work");
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("radio", { name: /^A/ }).check();
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect(page.getByText("This question's curve")).toBeVisible();
  await expectNoSmallText(page, "home");
});

test("addresses work in either case", async ({ page }) => {
  await page.goto("/LOGIN");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.goto("/Contact");
  await expect(page.locator("h1")).toBeVisible();
  await page.goto("/create-password");
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("an unknown address says so, with the right status", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(/not found|no page|nothing/i);
});

test("a visitor who opens a learner's page comes back to it after signing in", async ({ page }) => {
  await page.goto("/Resource");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(PRO.email);
  await page.getByLabel("Password", { exact: true }).fill(PRO.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/Resource$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("the public site's drawer opens, holds the focus, and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  const drawer = page.getByRole("dialog");
  for (const name of ["Home", "Gmat", "Gre", "Blog", "Admission", "Signup", "Login"]) {
    await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("the sidebar has the product's entries, marks the current one, and closes when narrow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, PRO);
  const sidebar = page.getByRole("navigation").first();
  const entry = (name: string) => sidebar.getByRole("link", { name, exact: true });
  await expect(sidebar.getByRole("link")).toHaveText([
    "Dashboard",
    "Subscriptions",
    "Free Quizes",
    "Topic tests",
    "Practice",
    "Mock Test",
    "Reports",
    "Resources",
    "Faq's",
  ]);
  await entry("Mock Test").click();
  await expect(page).toHaveURL(/\/mock-test$/);
  await expect(entry("Mock Test")).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(page.getByRole("link", { name: "Resources", exact: true })).toBeHidden();
});

test("the theme can be chosen and stays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a new version during use offers a way on, not a white page", async ({ page }) => {
  await logIn(page, PRO);
  await page.route("**/assets/account-screen*.js", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("button", { name: /Account: / }).click();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  // It first reloads on its own, which doesn't help here because the file is still missing.
  await reloaded;
  await expect(page.getByRole("heading", { name: "A new version is ready" })).toBeVisible();
  await page.unroute("**/assets/account-screen*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});
