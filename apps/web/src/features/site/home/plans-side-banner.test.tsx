// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { HomeSections } from "./home-sections.tsx";

afterEach(closeScreen);

test("a banner next to the home page's posts links to the plans", async () => {
  await openScreen(<HomeSections />, { at: "/" });
  const banner = within(screen.getByRole("complementary", { name: "Ready for a full mock?" }));
  banner.getByText("$49");
  expect(banner.getByRole("link").getAttribute("href")).toBe("/PlanAndPricing");
});
