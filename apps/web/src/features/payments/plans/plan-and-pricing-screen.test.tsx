// @vitest-environment happy-dom
import { act, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import plans from "virtual:plans";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { runningPlan } from "../../../../test/plans.ts";
import { clearAll, saveDetails, saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { MEERA, MEERA_DETAILS } from "../../../../test/test-server.ts";
import { PlanAndPricingScreen } from "./plan-and-pricing-screen.tsx";

beforeEach(() => saveSignedIn(MEERA));
afterEach(() => {
  closeScreen();
  clearAll();
});

const open = () =>
  openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/PlanAndPricing" element={<PlanAndPricingScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    { at: "/PlanAndPricing", route: "*" },
  );

test("every plan has its price, length, and features, and the second is the popular one", async () => {
  await open();
  const cards = await screen.findAllByRole("article");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(
    plans.map(({ name }) => name),
  );
  const popular = cards.map((card) => within(card).queryByText("Popular") !== null);
  expect(popular).toEqual([false, true, false, false]);
  within(cards[3]!).getByText("$149");
  within(cards[3]!).getByText("for 12 Months");
  within(cards[3]!).getByText("Study notes on every topic");
});

test("Enroll Now opens the checkout with the plan as state and nothing in the address", async () => {
  const { user } = await open();
  const card = within(await screen.findByRole("article", { name: "GMAT PRO" }));
  await user.click(card.getByRole("link", { name: /^Enroll Now/ }));
  expect(whereabouts()).toMatchObject({ pathname: "/checkout", search: "", state: plans[1] });
});

test("opened in a new tab or without scripts, the link itself names the plan", async () => {
  const { user } = await open();
  const card = within(await screen.findByRole("article", { name: "GMAT PRO" }));
  const link = card.getByRole("link", { name: /^Enroll Now/ });
  expect(link.getAttribute("href")).toBe("/checkout?plan=gmat-pro");
  const before = whereabouts();
  await user.keyboard("{Control>}");
  await user.click(link);
  await user.keyboard("{/Control}");
  expect(whereabouts()).toEqual(before);
});

const { planName, endsAt, opens } = runningPlan();
const WITH_PLAN = { ...MEERA_DETAILS, subscription: { planName, endsAt, opens } };
const ownPlan = () => screen.queryByRole("region", { name: "Your plan" });

test("tells someone with a plan how long it lasts and that a new one follows it", async () => {
  saveDetails(WITH_PLAN);
  await open();
  // At once, because the prices below would move if it came later.
  const own = ownPlan()!;
  expect(own.textContent).toContain(
    "GMAT BASIC until July 1, 2026. If you buy another plan now, you can use its tests right away, and its period starts when this one ends.",
  );
  expect(within(own).getByRole("link", { name: "Your subscriptions" }).getAttribute("href")).toBe(
    "/subscriptions",
  );
});

test("says so when the last plan has ended, as soon as that's known", async () => {
  saveDetails(WITH_PLAN);
  await open();
  act(() => saveDetails({ ...MEERA_DETAILS, hasPlanEnded: true }));
  expect(ownPlan()?.textContent).toContain("You don't have an active plan.");
});

test("doesn't mention a plan to someone who never had one, and shows the plans", async () => {
  saveDetails(MEERA_DETAILS);
  await open();
  expect(await screen.findAllByRole("article")).toHaveLength(4);
  expect(ownPlan()).toBeNull();
});

test("doesn't show another learner's plan", async () => {
  saveDetails(WITH_PLAN);
  saveSignedIn({ ...MEERA, userId: "learner-2" });
  await open();
  expect(ownPlan()).toBeNull();
});

test("the GRE leads to its page", async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Exam/ }), "GRE");
  expect(whereabouts()).toMatchObject({ pathname: "/upcomming-soon", state: { testType: 2 } });
});

test("a visitor sees the prices, too, and no plan", async () => {
  clearAll();
  await open();
  expect(screen.getAllByRole("article")).toHaveLength(plans.length);
  expect(screen.queryByRole("combobox", { name: /^Exam/ })).toBeNull();
  screen.getByRole("link", { name: "Ask us" });
  expect(ownPlan()).toBeNull();
});
