import { expect, type Page, test } from "@playwright/test";
import { startOpenidProvider, type TestProvider } from "../apps/api/test/openid-provider.ts";
import { watch } from "./support/faults.ts";
import { portOf } from "./support/server.ts";
import { startProduct } from "./support/start-product.ts";

const PORT = portOf("product with a school");

// All tests in this file share one server and one school, so they run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${PORT}` });

let school: TestProvider;
let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // Starting a second product next to the first takes a while on some machines.
  test.setTimeout(180_000);
  school = await startOpenidProvider(
    {
      client_id: "theta",
      client_secret: "between the school and us",
      redirect_uris: [`http://localhost:${PORT}/login/lincoln`],
    },
    { port: portOf("school") },
  );
  const stopProduct = await startProduct(PORT, {
    OIDC_PROVIDERS: JSON.stringify([
      {
        key: "lincoln",
        name: "Lincoln High",
        issuer: school.issuer,
        clientId: "theta",
        clientSecret: "between the school and us",
        domains: ["lincoln.example", "theta.example"],
      },
    ]),
  });
  stop = async () => {
    await stopProduct();
    school.stop();
  };
});
test.afterAll(async () => await stop?.());

const theButton = (page: Page) => page.getByRole("button", { name: "Continue with Lincoln High" });

for (const path of ["/login", "/signup"]) {
  test(`signs in with a school at ${path}, within that page's policy`, async ({ page }) => {
    const faults = watch(page);
    const answer = await page.goto(path);
    expect(answer?.headers()["content-security-policy"]).not.toContain(school.issuer);
    await theButton(page).click();
    await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
    await expect(page.getByRole("button", { name: /Account: / })).toHaveAccessibleName(
      "Account: Noor Haddad",
    );
    await page.goBack();
    expect(page.url(), "the code isn't in the history").not.toContain("code=");
    expect(faults).toEqual([]);
  });
}

test("leads back to the page that somebody wanted to see", async ({ page }) => {
  await page.goto("/TestReport");
  await theButton(page).click();
  await expect(page).toHaveURL(/\/TestReport$/);
});

test("asks once whether an account with the same address is theirs", async ({ page }) => {
  const faults = watch(page);
  school.now.person = { sub: "demo", email: "free@theta.example", email_verified: true, name: "D" };
  await page.goto("/login");
  await theButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is this account yours?");
  await page.getByRole("button", { name: "Use a code from my email instead" }).click();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByLabel("Code from the email").waitFor();
  const mails = await page.request.get("/dev/mailbox/messages?to=free@theta.example");
  const otp = /\b\d{6}\b/.exec(await mails.text())?.[0] ?? "";
  await page.getByLabel("Code from the email").fill(otp);
  await page.getByRole("button", { name: "Connect and sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  expect(faults).toEqual([]);
});

test("says what happened when somebody cancels, replays, or opens the page by hand", async ({
  page,
}) => {
  school.now.person = { sub: "late", email: "late@lincoln.example", email_verified: true };
  school.now.refuses = true;
  await page.goto("/login");
  await theButton(page).click();
  await expect(page.getByRole("alert")).toContainText("You didn't sign in with Lincoln High");
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(theButton(page)).toBeVisible();
  school.now.refuses = false;
  await page.goto("/login/lincoln?code=made-up&state=made-up");
  await expect(page.getByRole("alert")).toContainText("was already used");
  await page.goto("/login/lincoln");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "There's nothing to finish here",
  );
});

test("says so when the school is down, and the password still works", async ({ page }) => {
  school.now.answers = { "/token": (response) => void response.destroy() };
  await page.goto("/login");
  await theButton(page).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't reach Lincoln High");
  school.now.answers = {};
});
