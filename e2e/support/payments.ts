/** Buying a plan in a browser with the real sandbox, whose window is a frame from another origin. */
import { expect, type Page } from "@playwright/test";
import { payments } from "@theta/contract";
import { query } from "./database.ts";
import { type Person, register, signIn } from "./people.ts";

export const CONFIRM = `**${payments.createSubscription.path}`;

export const payButton = (page: Page) => page.getByRole("button", { name: "Proceed to pay" });
export const paymentWindow = (page: Page) => page.frameLocator("iframe.razorpay-checkout-frame");
export const badge = (page: Page) => page.getByRole("banner").getByText("Subscribed");
export const thanks = (page: Page) => page.getByRole("heading", { name: "Thank You!" });

/** A new learner at a plan's checkout, the way Enroll Now leads there. */
export async function meetCheckout(page: Page, plan = "GMAT PRO"): Promise<Person> {
  const person = await register(page.request);
  await signIn(page, person);
  await page.goto("/PlanAndPricing");
  await enroll(page, plan);
  return person;
}

export async function enroll(page: Page, plan: string): Promise<void> {
  await page
    .getByRole("article", { name: plan })
    .getByRole("link", { name: /^Enroll Now/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: plan })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
}

/** Enters a card, then ends the payment on the bank's page. */
export async function payByCard(page: Page, bank: "Success" | "Failure"): Promise<void> {
  const frame = paymentWindow(page);
  await frame.getByRole("button", { name: "Fill in a test card" }).click();
  await frame.getByRole("button", { name: /^Pay / }).click();
  await frame.getByRole("button", { name: bank }).click();
}

export async function buy(page: Page, plan = "GMAT PRO"): Promise<Person> {
  const person = await meetCheckout(page, plan);
  await payButton(page).click();
  await payByCard(page, "Success");
  await expect(thanks(page)).toBeVisible();
  return person;
}

export async function closeWindow(page: Page): Promise<void> {
  const frame = paymentWindow(page);
  await frame.getByRole("button", { name: "Close" }).first().click();
  // The press takes the frame away, and on a busy machine before it can say that it was pressed.
  await Promise.race([
    frame.getByRole("button", { name: "Yes, close" }).click(),
    page.locator("iframe.razorpay-checkout-frame").waitFor({ state: "detached" }),
  ]);
}

interface Books {
  orders: number;
  subscriptions: number;
}

/** How many orders and running plans a learner has. */
export async function booksOf({ email }: Person): Promise<Books> {
  const [books] = await query<Books>(
    `select (select count(*)::int from orders o where o.learner_id = l.id) as orders,
            (select count(*)::int from subscriptions s
              where s.learner_id = l.id and s.revoked_at is null) as subscriptions
       from learners l where l.email = $1`,
    [email],
  );
  return books!;
}

interface Letter {
  subject: string;
  text: string;
}

/** The person's newest email whose subject matches. */
export async function letterAbout(page: Page, { email }: Person, about: RegExp): Promise<Letter> {
  const find = async () => {
    const answer = await page.request.get("/dev/mailbox/messages", { params: { to: email } });
    const letters = (await answer.json()) as Letter[];
    return letters.find(({ subject }) => about.test(subject)) ?? null;
  };
  await expect.poll(find).not.toBeNull();
  return (await find())!;
}
