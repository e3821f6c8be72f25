// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { MEERA_DETAILS } from "../../../../test/test-server.ts";
import { PLAN_LIST, planList, runningPlan } from "../../../../test/plans.ts";
import { settings } from "../../../lib/call/settings.ts";
import { createStore } from "../../../lib/session/store.ts";
import { FaqScreen } from "./faq-screen.tsx";

afterEach(closeScreen);

const open = (answers: Answers = {}) =>
  openScreen(
    <Provider store={createStore()}>
      <FaqScreen />
    </Provider>,
    { at: "/Faq", answers: { [PLAN_LIST]: planList, ...answers } },
  );

const question = (name: string) => screen.getByRole("button", { name });
function answer(name: string) {
  const id = question(name).getAttribute("aria-controls");
  return within(document.getElementById(id!)!);
}

test("eight questions, each opening and closing independently", async () => {
  const { user } = await open();
  const questions = screen.getAllByRole("button");
  expect(questions).toHaveLength(8);
  const isOpen = () => questions.map((one) => one.getAttribute("aria-expanded") === "true");
  await user.click(questions[3]!);
  await user.click(questions[5]!);
  expect(isOpen()).toEqual([false, false, false, true, false, true, false, false]);
  await user.click(questions[3]!);
  expect(isOpen()).toEqual([false, false, false, false, false, true, false, false]);
});

test("prices, times, and features are those of the plans on sale", async () => {
  const { user } = await open();
  await user.click(question("What does GMAT BASIC include?"));
  const basic = answer("What does GMAT BASIC include?");
  await basic.findByText("$49");
  basic.getByText("What GMAT BASIC holds");
  expect(basic.queryByText("$74")).toBeNull();
  await user.click(question("Are there longer plans?"));
  const longer = answer("Are there longer plans?");
  longer.getByText("$99");
  longer.getByText("$149");
});

test.each([
  ["What happens when my plan ends?", /until you renew/],
  ["Can I get a refund?", /within 48 hours of the payment/],
  ["Are the mock tests adaptive?", /All of them, full and sectional/],
  ["Are there discounts?", /in a banner on this site or in the newsletter/],
])("%s", async (name, words) => {
  const { user } = await open();
  await user.click(question(name));
  answer(name).getByText(words);
});

test("shows WhatsApp here, too, to a learner whose plan has the support line", async () => {
  settings.supportWhatsapp = "+919876543210";
  onTestFinished(() => void (settings.supportWhatsapp = null));
  const { planName, opens } = runningPlan();
  const subscription = { planName, endsAt: Date.now() + 1e9, opens };
  await open({
    "GET /user/user-details": { body: { result: { ...MEERA_DETAILS, subscription } } },
  });
  const link = await screen.findByRole("link", { name: /WhatsApp/ });
  expect(link.getAttribute("href")).toBe("https://wa.me/919876543210");
});

test("without a plan, the FAQ names the address and the plans", async () => {
  settings.supportWhatsapp = "+919876543210";
  onTestFinished(() => void (settings.supportWhatsapp = null));
  await open();
  screen.getByRole("link", { name: "plans" });
  expect(screen.queryByRole("link", { name: /WhatsApp/ })).toBeNull();
});

test("fetches prices that failed to load on Retry, and shows everything else", async () => {
  const { user, server } = await open({ [PLAN_LIST]: refusal(500, "internal-error", "Ours.") });
  await user.click(question("What does GMAT PRO include?"));
  const pro = answer("What does GMAT PRO include?");
  await pro.findByText("We couldn't load the plans.");
  server.answers[PLAN_LIST] = planList;
  await user.click(pro.getByRole("button", { name: "Retry" }));
  await pro.findByText("$74");
});
