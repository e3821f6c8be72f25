// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { settings } from "../../../lib/call/settings.ts";
import { AboutUsScreen } from "./about-us-screen.tsx";

afterEach(closeScreen);

test("says who we are, why, what we offer and promise, and how to join and reach us", async () => {
  await openScreen(<AboutUsScreen />, { at: "/about-us" });
  screen.getByRole("heading", { level: 1, name: "About us" });
  screen.getByText(/^Welcome to Theta/);
  expect(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    "Who we are",
    "Our story",
    "What we offer",
    "Our commitment",
    "Join us",
    "Contact details",
  ]);
});

test("sign-up loads a new document, and the openings are a page of this site", async () => {
  await openScreen(<AboutUsScreen />, { at: "/about-us" });
  const join = screen.getByRole("region", { name: "Join us" });
  const way = (name: string) => within(join).getByRole("link", { name }).getAttribute("href");
  expect(way("Take a free quiz")).toBe("/signup");
  expect(way("See the openings")).toBe("/career");
  const reach = screen.getByRole("region", { name: "Contact details" });
  within(reach).getByRole("link", { name: settings.supportEmail });
  // This installation has no phone line.
  expect(reach.textContent).not.toContain("Phone");
  expect(reach.textContent).toContain("Monday-Saturday 10AM-6PM");
});
