// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, notOurs, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { PLANS as GMAT_PLANS } from "../../../../test/plans.ts";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { GreLandingScreen } from "./gre-landing-screen.tsx";

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const PLANS_CALL = "GET /plans/plans-list?testType=2";
const planList = (result: readonly object[]): Answer => ({
  body: { result, totalItems: result.length },
});

async function open(plans: Answer = planList([])) {
  const opened = await openScreen(<GreLandingScreen />, {
    at: "/gre",
    answers: { [PLANS_CALL]: plans },
  });
  await screen.findByRole("heading", { name: "Course Highlights" });
  return opened;
}

/** All panels are in the page for readers without scripts; the stylesheet shows the selected one. */
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));

test("headings follow the specification's order, under one title", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Master the GRE - Your Gateway to Graduate and Business School Success",
  );
  const headings = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    "Course Highlights",
    "GRE Plans",
    "GRE FAQ's",
    "What our student say about",
    "Start with what's here today.",
  ]);
});

test.each(["meera@theta.example", "not an e-mail", ""])(
  'Enroll Yourself takes what was typed ("%s") to the sign-up page, a new document',
  async (typed) => {
    const { user } = await open();
    const load = vi.spyOn(location, "reload").mockImplementation(() => {});
    const box = screen.getByPlaceholderText("Enter Your Email Id");
    if (typed) await user.type(box, typed);
    await user.click(screen.getByRole("button", { name: "Enroll Yourself" }));
    expect(whereabouts()).toMatchObject({ pathname: "/signup", state: typed });
    expect(load).toHaveBeenCalledOnce();
  },
);

test("tells a signed-in learner so, and what will be here for the GRE", async () => {
  saveSignedIn(MEERA);
  const { user } = await open();
  const load = vi.spyOn(location, "reload").mockImplementation(() => {});
  await user.click(screen.getByRole("button", { name: "Enroll Yourself" }));
  expect(whereabouts()).toMatchObject({ pathname: "/upcomming-soon", state: { testType: 2 } });
  await screen.findByText(/^You're already signed in/);
  expect(load).not.toHaveBeenCalled();
});

test("asks for plans in the second category, and without any doesn't claim to sell them", async () => {
  const { server } = await open();
  await waitFor(() => expect(server.asked(PLANS_CALL)).toHaveLength(1));
  const section = within(screen.getByRole("region", { name: "GRE Plans" }));
  section.getByText(/GRE plans will launch with the GRE tests/);
  expect(section.queryByRole("link", { name: /Enroll Now/ })).toBeNull();
});

test("shows a GRE plan on sale with its link to the checkout", async () => {
  const plan = { ...GMAT_PLANS[0]!, planId: "gre-basic", name: "GRE BASIC", testType: 2 };
  await open(notOurs(200, { result: [plan], totalItems: 1 }));
  const section = within(screen.getByRole("region", { name: "GRE Plans" }));
  const card = within(await section.findByRole("article", { name: "GRE BASIC" }));
  expect(card.getByRole("link", { name: /Enroll Now/ }).getAttribute("href")).toBe(
    "/checkout?plan=gre-basic",
  );
  expect(section.queryByText(/GRE plans will launch with the GRE tests/)).toBeNull();
});

test("offers to retry when the plans failed to load", async () => {
  const { user, server } = await open(refusal(500, "internal-error", "Ours."));
  const section = within(screen.getByRole("region", { name: "GRE Plans" }));
  await section.findByText("We couldn't check whether GRE plans are on sale.");
  server.answers[PLANS_CALL] = planList([]);
  await user.click(section.getByRole("button", { name: "Retry" }));
  await section.findByText(/GRE plans will launch with the GRE tests/);
  expect(section.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("without scripts, the form leads to the sign-up page and no email ends up in an address", async () => {
  await open();
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(box.form?.getAttribute("action")).toBe("/signup");
  expect(box.form?.method).toBe("get");
  expect(box.name).toBe("");
});

test("shows three statistics, marked as examples", async () => {
  await open();
  const strip = screen.getByRole("list", { name: "Theta in three numbers" });
  expect(within(strip).getAllByRole("listitem")).toHaveLength(3);
  within(screen.getByRole("region", { name: "Example figures" })).getByText("Example figures");
});

test("four tabs, starting with Overview, each hold text blocks and a drawing", async () => {
  const { user } = await open();
  const tabs = screen.getAllByRole("tab");
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Overview", "Syllabus", "Fee", "Dates"]);
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual([
    "true",
    "false",
    "false",
    "false",
  ]);
  const blocks = {
    Overview: "1 hour 58 minutes",
    Syllabus: "Quantitative Reasoning",
    Fee: "General Test: $205",
    Dates: "Retakes",
  };
  for (const [number, [name, block]] of Object.entries(blocks).entries()) {
    await user.click(screen.getByRole("tab", { name }));
    const { state } = screen.getByRole("tabpanel", { name }).dataset;
    expect(state).toBe("active");
    panel(name).getByRole("heading", { level: 3, name: block });
    panel(name).getByText(`Fig. ${number + 1}`);
  }
});

test("arrow keys move from tab to tab and wrap around", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("tab", { name: "Dates" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Overview");
  expect(document.activeElement?.textContent).toBe("Overview");
});

test("tells the older, longer test apart from the current one", async () => {
  await open();
  panel("Overview").getByText(/shortened in September 2023/);
  panel("Overview").getByRole("heading", { name: "Seen longer section times elsewhere?" });
  panel("Overview").getByText(/older, longer version/);
});

test("dates the fees and tells the reader to check them", async () => {
  await open();
  panel("Fee").getByText(/November 2026.*check with ETS before you pay/);
  panel("Fee").getByText("Each additional score report: $27");
});

test("sells no GRE plan, and names the plans shown for what they are", async () => {
  await open();
  const plans = within(screen.getByRole("region", { name: "GRE Plans" }));
  plans.getByText(/GRE plans will launch with the GRE tests/);
  expect(plans.getAllByRole("heading", { level: 3 }).map((plan) => plan.textContent)).toEqual([
    "GMAT BASIC",
    "GMAT PRO",
    "GMAT PRACTICE",
    "GMAT MENTOR",
  ]);
  plans.getByText("$74");
  expect(plans.getByRole("link").getAttribute("href")).toBe("/PlanAndPricing");
});

test("five questions, each opening and closing independently", async () => {
  const { user } = await open();
  const questions = within(screen.getByRole("region", { name: "GRE FAQ's" })).getAllByRole(
    "button",
  );
  const isOpen = () => questions.map((one) => one.getAttribute("aria-expanded") === "true");
  await user.click(questions[1]!);
  await user.click(questions[3]!);
  expect(isOpen()).toEqual([false, true, false, true, false]);
  await user.click(questions[1]!);
  expect(isOpen()).toEqual([false, false, false, true, false]);
});

test("the last link loads the sign-up page as a new document", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Create a free account" });
  expect(link.getAttribute("href")).toBe("/signup");
});
