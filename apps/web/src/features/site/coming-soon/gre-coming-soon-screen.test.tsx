// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { GreComingSoonScreen } from "./gre-coming-soon-screen.tsx";

afterEach(closeScreen);

test.each([undefined, { testType: 2 }, "anything"])(
  "says what's here now and what's coming, whatever led here (%s)",
  async (state) => {
    const { user } = await openScreen(<GreComingSoonScreen />, { at: "/upcomming-soon", state });
    screen.getByRole("heading", { level: 1, name: "GRE Coming Soon" });
    screen.getByText("Theta is live with GMAT only. GRE tests will follow.");
    const teasers = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(teasers).toEqual(["Practice Tests", "Analytics", "Solutions"]);
    await user.click(screen.getByRole("link", { name: "Explore GMAT Tests" }));
    expect(whereabouts()).toMatchObject({ pathname: "/dashboard/Gmat", state: { testType: 1 } });
  },
);

test("doesn't ask for an email that nothing would be sent to", async () => {
  await openScreen(<GreComingSoonScreen />, { at: "/upcomming-soon" });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("has the notification block, but hidden", async () => {
  await openScreen(<GreComingSoonScreen />, { at: "/upcomming-soon" });
  const block = screen.getByText("Get Notified", { selector: "h2" }).closest("section")!;
  expect(block.hidden).toBe(true);
  expect(screen.getByPlaceholderText("Enter Your Email Id").closest("section")).toBe(block);
});
