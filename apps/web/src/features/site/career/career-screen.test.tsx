// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { settings } from "../../../lib/call/settings.ts";
import { CareerScreen } from "./career-screen.tsx";

afterEach(closeScreen);

test.each([
  ["Content Developer (GMAT/GRE)", /Reports to\s*Head of Content/],
  ["Subject Matter Expert", /English, Reasoning, Quantitative Aptitude, Data Interpretation/],
])(
  "%s: says what it is and links to an email with the position as its subject",
  async (title, facts) => {
    await openScreen(<CareerScreen />, { at: "/career" });
    const opening = screen.getByRole("region", { name: title });
    expect(opening.textContent).toMatch(facts);
    expect(within(opening).getAllByRole("list").length).toBe(2);
    const apply = within(opening).getByRole<HTMLAnchorElement>("link", {
      name: `Apply as ${title}`,
    });
    const { pathname, searchParams } = new URL(apply.href);
    expect([pathname, searchParams.get("subject")]).toEqual([settings.supportEmail, title]);
  },
);

test("how to apply: an email with a resume and a short note", async () => {
  await openScreen(<CareerScreen />, { at: "/career" });
  const part = screen.getByRole("region", { name: "How to apply" });
  expect(part.textContent).toMatch(/resume/);
  expect(part.textContent).toMatch(/short note/);
  within(part).getByRole("link", { name: settings.supportEmail });
});
