import { API_BASE, user } from "@theta/contract";
import { expect, test } from "@playwright/test";
import {
  askForCode,
  codeFor,
  logIn,
  logInAgain,
  newPerson,
  register,
  signIn,
  typeCode,
} from "./support/people.ts";
import {
  answersOf,
  chooseSomething,
  expectQuestion,
  SAVE,
  saved,
  startQuiz,
  unreached,
} from "./support/quizzes.ts";

test("signs up with the code from the mailbox, signs in and out, and sets a new password", async ({
  page,
  request,
}) => {
  const person = newPerson();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Signup" }).click();
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Phone number").fill("9876543210");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign up" }).click();

  await expect(page).toHaveURL(/\/otp$/);
  await typeCode(page, await codeFor(request, person.email));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your email is confirmed")).toBeVisible();

  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
  const stored = await page.evaluate<string[]>("Object.keys(localStorage)");
  expect(stored).toEqual(expect.arrayContaining(["userData", "userName", "persist:root"]));

  await page.getByRole("button", { name: `Account: ${person.name}` }).click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The server makes the browser clear everything, but the theme belongs to the device and stays.
  expect(await page.evaluate("Object.entries(localStorage)")).toEqual([["theta-theme", "dark"]]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page).toHaveURL(/\/otp$/);
  await typeCode(page, await codeFor(request, person.email));
  await expect(page).toHaveURL(/\/update-password$/);
  await page.getByLabel("New Password", { exact: true }).fill("a-brand-new-path");
  await page.getByLabel("Confirm New Password", { exact: true }).fill("a-brand-new-path");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your password has been changed")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your password has been changed")).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("a-brand-new-path");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
});

test("a wrong code empties the boxes and says so, and the right one still works", async ({
  page,
  request,
}) => {
  const person = await register(request);
  await askForCode(page, person);
  const code = await codeFor(request, person.email);
  await typeCode(page, code === "111111" ? "222222" : "111111");
  await expect(page.getByText("That code is wrong or has expired")).toBeVisible();
  await expect(page.getByLabel("Digit 1 of 6")).toHaveValue("");
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/update-password$/);
});

test("a session ended elsewhere leads to the login and back to the same page", async ({
  page,
  request,
  baseURL,
}) => {
  const person = await register(request);
  await logIn(page, person);
  const elsewhere = await request.post(API_BASE + user.login.path, { data: person });
  const { accessToken } = (await elsewhere.json()).result as { accessToken: string };
  const ended = await request.post(API_BASE + user.endOtherSessions.path, {
    headers: { authorization: `Bearer ${accessToken}`, origin: baseURL! },
  });
  expect(ended.ok()).toBe(true);

  await page.goto("/account");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your session has ended")).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("an expired access token is exchanged without anyone noticing", async ({ page, request }) => {
  await logIn(page, await register(request));
  await page.evaluate(`{
    const data = JSON.parse(localStorage.userData);
    data.accessToken = "worn.out.token";
    localStorage.userData = JSON.stringify(data);
  }`);
  await page.goto("/account");
  await expect(page.getByText("This device")).toBeVisible();
  expect(await page.evaluate("JSON.parse(localStorage.userData).accessToken")).not.toBe(
    "worn.out.token",
  );
});

for (const width of [360, 1440])
  test(`at ${width} px, a message leaves the account's button free`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 });
    const person = await register(request);
    await signIn(page, person);
    await page.goto("/mock-test-analytics");
    const message = page
      .getByRole("listitem")
      .filter({ hasText: "You haven't finished a mock yet." });
    await expect(message).toBeVisible();
    const button = page.getByRole("button", { name: `Account: ${person.name}` });
    const { y, height } = (await button.boundingBox())!;
    // Messages slide in from above.
    await expect
      .poll(async () => (await message.boundingBox())?.y)
      .toBeGreaterThanOrEqual(y + height);
  });

test("signing out in one tab signs out the other", async ({ page, request, context }) => {
  const person = await register(request);
  await logIn(page, person);
  const other = await context.newPage();
  await other.goto("/account");
  await expect(other.getByRole("heading", { name: "Your account" })).toBeVisible();
  await page.getByRole("button", { name: `Account: ${person.name}` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText("You were signed out in another tab.")).toBeVisible();
  await logInAgain(other, person);
  await expect(other).toHaveURL(/\/account$/);
});

test("signing out asks first while a test in another tab has an unsent answer", async ({
  page,
  context,
}) => {
  const { person } = await startQuiz(page);
  await page.route(SAVE, (route) => route.abort());
  await chooseSomething(page);
  await expect(unreached(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto("/account");
  const signOut = async () => {
    await other.getByRole("button", { name: `Account: ${person.name}` }).click();
    await other.getByRole("button", { name: "Sign out", exact: true }).click();
  };
  await signOut();
  const dialog = other.getByRole("alertdialog", { name: "Sign out now?" });
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog).toBeHidden();

  await page.unroute(SAVE);
  await expect(saved(page)).toBeVisible();
  await signOut();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page.getByText("You were signed out in another tab.")).toBeVisible();
  await logInAgain(page, person);
  await expectQuestion(page, 1);
  expect((await answersOf(person))[0]!.answer).not.toBeNull();
});

test("the next page finishes a sign-out that didn't reach the server", async ({
  page,
  request,
  context,
}) => {
  const person = await register(request);
  await logIn(page, person);
  const hasSession = async () =>
    (await context.cookies()).some(({ name }) => name.endsWith("theta-refresh"));
  expect(await hasSession()).toBe(true);
  await page.route("**/user/logout", (route) => route.abort());
  await page.getByRole("button", { name: `Account: ${person.name}` }).click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate<string[]>("Object.keys(localStorage)");
  expect(kept.toSorted()).toEqual(["theta-sign-out-pending", "theta-theme"]);
  expect(await hasSession()).toBe(true);
  await page.unroute("**/user/logout");
  await page.reload();
  await expect.poll(hasSession).toBe(false);
  await expect
    .poll(() => page.evaluate("Object.entries(localStorage)"))
    .toEqual([["theta-theme", "dark"]]);
});

test("while offline, the form keeps what was typed and says what to do", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("ana@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a password");
  // Without its scripts, the page could only say that it's offline.
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(/connection|offline/i).first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.org");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
});

test("keeps what was typed before the scripts arrived, without sending it yet", async ({
  page,
  request,
}) => {
  const person = await register(request);
  const typed = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  // So far, only the browser could submit the form, to a page that doesn't exist.
  await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(button).toBeDisabled();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  typed.resolve();
  await button.click();
  await expect(page).toHaveURL(/\/dashboard\/Gmat$/);
});

test("a name containing markup is shown as text", async ({ page, request }) => {
  const name = `<img src=x onerror="document.title='owned'">`;
  await logIn(page, await register(request, { ...newPerson(), name }));
  await page.goto("/account");
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page).not.toHaveTitle("owned");
});

test("you can sign up with the keyboard alone", async ({ page, request }) => {
  const person = newPerson();
  const { keyboard } = page;
  await page.goto("/signup");
  await page.getByLabel("Name").focus();
  for (const text of [person.name, "9876543210", person.email, person.password]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type(person.password);
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(page.getByRole("checkbox")).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/otp$/);
  await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
  await keyboard.type(await codeFor(request, person.email));
  await expect(page).toHaveURL(/\/login$/);
});

test("an account can be closed on its page, and signing in again reopens it", async ({
  page,
  request,
}) => {
  const person = await register(request);
  await logIn(page, person);
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person);
});

test("your data downloads as a file", async ({ page, request }) => {
  const person = await register(request);
  await logIn(page, person);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download/ }).click();
  const stream = await (await download).createReadStream();
  let text = "";
  for await (const piece of stream) text += String(piece);
  expect(JSON.stringify(JSON.parse(text))).toContain(person.email);
  expect(text).not.toContain("argon2");
});
