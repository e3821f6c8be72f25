// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router";
import { toast as library } from "sonner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { App } from "./app.tsx";
import { clearAll, saveSignedIn } from "./lib/session/local-session.ts";
import { takeNotice } from "./lib/session/notice.ts";
import { startServer } from "../test/answering-server.ts";
import { MEERA, MEERA_DETAILS, stayHere } from "../test/test-server.ts";
import { preload } from "./routes.tsx";
import { SITE } from "./router.tsx";
import { toast } from "./ui/overlay/toast.ts";

/** Renders the whole app at an address, as main.tsx does. */
async function visit(path: string, isSignedIn = false) {
  history.replaceState(null, "", path);
  await preload(path.replace(/\?.*/, ""), isSignedIn);
  await act(async () => {
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
  });
}

async function visitAsLearner(path: string) {
  // Answers who this is and nothing else.
  await startServer({ "GET /user/user-details": { body: { result: MEERA_DETAILS } } });
  saveSignedIn(MEERA);
  await visit(path, true);
}

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;
const place = () => JSON.parse(sessionStorage.getItem("theta-return-place") ?? "null");

beforeEach(() => {
  stayHere();
  clearAll();
});
afterEach(() => {
  cleanup();
  library.dismiss();
});

/** Spec §2.1, word for word. */
const VISITOR_PATHS =
  "/ /gmat /gre /blog /signup /forgot-password /update-password /otp /create-password /login /about-us /career /term-condition /privacy-policy /contact";
const LEARNER_PATHS =
  "/dashboard /dashboard/Gmat /dashboard/Gre /free-quiz /free-test /Solution /SolutionAndAnaalytics /TestReport /Checkout /Thankyou /PlanAndPricing /Resource /Faq /mock-test /mock-test-guideline /test-instruction /mock-test-question /mock-test-solution /mock-test-analytics /update-password /upcomming-soon";

function missingFrom(audience: string, wanted: string): string[] {
  const has = new Set<string>(
    SITE.filter((entry) => entry.audience === audience || entry.audience === "both").map(
      ({ path }) => path,
    ),
  );
  return wanted.split(" ").filter((path) => !has.has(path));
}

test("every path in the specification is in its set", () => {
  // It's only a redirect, and has its own test.
  expect(missingFrom("visitor", VISITOR_PATHS)).toEqual(["/create-password"]);
  expect(missingFrom("learner", LEARNER_PATHS)).toEqual([]);
});

test.each(["/contact", "/Contact", "/CONTACT/"])("%s is the contact page", async (path) => {
  await visit(path);
  expect(await heading()).toBe("Let's Talk");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
});

test("the public site's header links to prices and to how scores work", async () => {
  await visit("/contact");
  const header = within(screen.getByRole("navigation", { name: "Main" }));
  expect(
    header.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Free Tests", "/signup"],
    ["Pricing", "/PlanAndPricing"],
    ["How scores work", "/how-scores-work"],
    ["Blog", "/blog"],
    ["Admission", "/contact"],
  ]);
});

test("/create-password leads to the forgotten-password page", async () => {
  await visit("/create-password");
  await waitFor(() => expect(location.pathname).toBe("/forgot-password"));
});

test("an unknown address says so", async () => {
  await visit("/no/such/page");
  expect(await heading()).toBe("Page not found");
  expect(document.title).toBe("Page not found · Theta");
});

test("a visitor on a learner's page is sent to the login, which remembers the page", async () => {
  await visit("/mock-test?from=mail");
  expect(await screen.findByText("Taking you to sign in…")).toBeTruthy();
  expect(place()).toMatchObject({ path: "/mock-test?from=mail" });
});

test("a visitor who wants to buy is sent to sign up, which remembers the plan", async () => {
  await visit("/checkout?plan=gmat-pro");
  expect(await screen.findByText("Taking you to sign up…")).toBeTruthy();
  expect(place()).toMatchObject({ path: "/checkout?plan=gmat-pro" });
});

test("a signed-in learner on the login page goes where they wanted to be, with the page's state", async () => {
  const remembered = { path: "/upcomming-soon", state: { testType: 2 } };
  sessionStorage.setItem("theta-return-place", JSON.stringify(remembered));
  await visitAsLearner("/login");
  await waitFor(() => expect(location.pathname).toBe("/upcomming-soon"));
  expect(history.state.usr).toEqual({ testType: 2 });
  expect(place()).toBeNull();
});

test("signing in takes you where you wanted to be, with the page's state", async () => {
  await startServer({
    "POST /user/login-user": { body: { result: MEERA } },
    "GET /user/user-details": { body: { result: MEERA_DETAILS } },
  });
  const remembered = { path: "/upcomming-soon", state: { testType: 2 } };
  sessionStorage.setItem("theta-return-place", JSON.stringify(remembered));
  await visit("/login");
  await userEvent.type(screen.getByLabelText("Email"), MEERA.email);
  await userEvent.type(screen.getByLabelText("Password"), "violet-harbour{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/upcomming-soon"));
  expect(history.state.usr).toEqual({ testType: 2 });
  expect(place()).toBeNull();
});

test.each([
  ["another site", { path: "//elsewhere.example/login" }],
  ["half an address", { path: "//" }],
  ["another learner's page", { path: "/Faq", learnerId: "somebody-else" }],
])("signing in doesn't lead to %s", async (_, remembered) => {
  sessionStorage.setItem("theta-return-place", JSON.stringify(remembered));
  await visitAsLearner("/login");
  await waitFor(() => expect(location.pathname).toBe("/dashboard/Gmat"));
});

test.each(["/", "/login", "/Signup"])("a learner on %s is sent to the dashboard", async (path) => {
  await visitAsLearner(path);
  await waitFor(() => expect(location.pathname).toBe("/dashboard/Gmat"));
  expect(await heading()).toBe("Dashboard");
});

const SIGNED_IN = "You're already signed in.";

test.each(["/login", "/Signup", "/forgot-password/"])(
  "tells a learner who opens %s why they land on the dashboard",
  async (path) => {
    await visitAsLearner(path);
    await screen.findByText(SIGNED_IN);
    expect(location.pathname).toBe("/dashboard/Gmat");
  },
);

test("says nothing of the kind to someone coming home or just signed in", async () => {
  await visitAsLearner("/");
  await waitFor(() => expect(location.pathname).toBe("/dashboard/Gmat"));
  cleanup();
  clearAll();
  await visit("/login");
  act(() => saveSignedIn(MEERA));
  await waitFor(() => expect(location.pathname).toBe("/dashboard/Gmat"));
  // If the notice were shown, this later message wouldn't be alone.
  act(() => toast.info("And that is all."));
  await screen.findByText("And that is all.");
  expect(screen.queryByText(SIGNED_IN)).toBeNull();
});

test("a learner sees public pages in the public frame", async () => {
  await visitAsLearner("/privacy-policy");
  expect(await heading()).toBe("Privacy policy");
  expect(screen.getByRole("contentinfo")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Signup" })).toBeNull();
  expect(screen.getByRole("link", { name: "Dashboard" })).toBeTruthy();
});

test("signing out in another tab ends this one's session, too, and sign-in says why", async () => {
  await visitAsLearner("/Faq");
  expect(await heading()).toBe("Subscription FAQs");
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(await screen.findByText("Taking you to sign in…")).toBeTruthy();
  expect(place()).toMatchObject({ path: "/Faq", learnerId: MEERA.userId });
  expect(takeNotice()).toBe("You were signed out in another tab.");
});
