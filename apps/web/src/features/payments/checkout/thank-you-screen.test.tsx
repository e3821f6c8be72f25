// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { readBought, stateOfBought } from "./thank-you-place.ts";
import { ThankYouScreen } from "./thank-you-screen.tsx";

afterEach(closeScreen);

const BOUGHT = {
  subscriptionId: "subscription-1",
  planName: "GMAT PRO",
  startsAt: Date.UTC(2026, 4, 18),
  endsAt: Date.UTC(2026, 7, 18),
};

const open = (state?: unknown) =>
  openScreen(
    <Routes>
      <Route path="/Thankyou" element={<ThankYouScreen />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { at: "/Thankyou", state },
  );

test("the words of thanks, the plan that is open, and the way home", async () => {
  await open(BOUGHT);
  screen.getByRole("heading", { level: 1, name: "Thank You!" });
  screen.getByText("Your payment is complete.");
  screen.getByText("We've sent a confirmation email to your registered email address.");
  screen.getByText("GMAT PRO is open until August 18, 2026.");
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("a plan that follows on another says what is open and when its time begins", async () => {
  const startsAt = Date.UTC(2199, 4, 18);
  await open({ ...BOUGHT, startsAt, endsAt: Date.UTC(2199, 7, 18) });
  screen.getByText(/^The tests of GMAT PRO are open now\. Its time begins on May 18, 2199/);
});

test("somebody else's purchase, left in the tab's history, is nobody's to read", async () => {
  saveSignedIn(MEERA);
  const state = stateOfBought(BOUGHT);
  expect(readBought(state)).toEqual(BOUGHT);
  saveSignedIn({ ...MEERA, userId: "another" });
  await open(state);
  await waitFor(() => expect(whereabouts().pathname).toBe("/PlanAndPricing"));
});

test("without a purchase it leads to the plans and says why", async () => {
  await open();
  await waitFor(() => expect(whereabouts().pathname).toBe("/PlanAndPricing"));
  await screen.findByText("There is no purchase to confirm here.");
});
