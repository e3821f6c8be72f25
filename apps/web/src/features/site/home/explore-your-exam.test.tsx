// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { ExploreYourExam } from "./explore-your-exam.tsx";

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

test.each([
  ["GMAT", "gmat", { testType: 1 }],
  ["GRE", "gre", { testType: 2 }],
])("the link to the %s passes it on as state to a new document", async (name, exam, state) => {
  const { user } = await openScreen(<ExploreYourExam />, { at: "/" });
  const load = vi.spyOn(location, "reload").mockImplementation(() => {});
  const link = screen
    .getAllByRole("link")
    .find((one) => one.getAttribute("href") === `/signup?exam=${exam}`)!;
  expect(link.textContent).toContain(name);
  await user.click(link);
  expect(whereabouts()).toMatchObject({ pathname: "/signup", search: "", state });
  expect(load).toHaveBeenCalledOnce();
});
