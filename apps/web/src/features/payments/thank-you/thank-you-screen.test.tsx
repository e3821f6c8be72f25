// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { Provider } from "react-redux";
import type { MockCard } from "@theta/contract";
import { afterEach, expect, test, vi } from "vitest";
import { finishedMock, mockCard, mockList, mockListCall } from "../../../../test/mocks.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { forgetMocks } from "../../mock-test/shared/mock-data.ts";
import { readPurchase, stateOfPurchase } from "./thank-you-place.ts";
import { ThankYouScreen } from "./thank-you-screen.tsx";

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const BOUGHT = {
  subscriptionId: "subscription-1",
  planName: "GMAT PRO",
  startsAt: Date.UTC(2026, 4, 18),
  endsAt: Date.UTC(2026, 7, 18),
};

const MOCKS = mockListCall(1, 10, "full");

const open = (state?: unknown, mocks: MockCard[] = [], store = createStore()) =>
  openScreen(
    <Provider store={store}>
      <Routes>
        <Route path="/Thankyou" element={<ThankYouScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/Thankyou",
      route: "*",
      state,
      answers: { [MOCKS]: mockList(mocks) },
    },
  );

test("says thanks, names the open plan, and leads home", async () => {
  await open(BOUGHT);
  screen.getByRole("heading", { level: 1, name: "Thank You!" });
  screen.getByText("Your payment is complete.");
  screen.getByText("We've sent a confirmation email to your registered email address.");
  screen.getByText("GMAT PRO is yours until August 18, 2026.");
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("for a plan that follows another, says what's open and when its time starts", async () => {
  const startsAt = Date.UTC(2199, 4, 18);
  await open({ ...BOUGHT, startsAt, endsAt: Date.UTC(2199, 7, 18) });
  screen.getByText(/^You can take your GMAT PRO tests now\. The new period starts on May 18, 2199/);
});

test("doesn't show someone else's purchase left in the tab's history", async () => {
  saveSignedIn(MEERA);
  const state = stateOfPurchase(BOUGHT);
  expect(readPurchase(state)).toEqual(BOUGHT);
  saveSignedIn({ ...MEERA, userId: "another" });
  await open(state);
  await waitFor(() => expect(whereabouts().pathname).toBe("/PlanAndPricing"));
});

test("without a purchase, leads to the plans and says why", async () => {
  await open();
  await waitFor(() => expect(whereabouts().pathname).toBe("/PlanAndPricing"));
  await screen.findByText("There's no purchase to confirm here.");
});

test("links to the first mock that can be started, as a new document", async () => {
  const waiting = mockCard("Mock Test 2");
  const { user } = await open(BOUGHT, [finishedMock("Mock Test 1"), waiting]);
  const load = vi.spyOn(location, "reload").mockImplementation(() => {});
  await user.click(await screen.findByRole("link", { name: "Start Mock Test 2" }));
  expect(whereabouts()).toMatchObject({ pathname: "/mock-test-guideline", state: waiting });
  expect(load).toHaveBeenCalledOnce();
});

test("offers only the way home when no mock can be started", async () => {
  const { server } = await open(BOUGHT, [
    finishedMock("Mock Test 1"),
    mockCard("Mock Test 2", { isAvailable: false }),
    mockCard("Mock Test 3", { lock: "plan-ended" }),
  ]);
  await waitFor(() => expect(server.asked(MOCKS)).toHaveLength(1));
  screen.getByRole("link", { name: "Return to Home" });
  expect(screen.queryByRole("link", { name: /^Start/ })).toBeNull();
});

test("asks for the first mock again after one was opened", async () => {
  const store = createStore();
  const { server } = await open(BOUGHT, [mockCard("Mock Test 2")], store);
  await screen.findByRole("link", { name: "Start Mock Test 2" });
  store.dispatch(forgetMocks());
  await waitFor(() => expect(server.asked(MOCKS)).toHaveLength(2));
});
