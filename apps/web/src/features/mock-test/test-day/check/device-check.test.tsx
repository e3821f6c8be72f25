// @vitest-environment happy-dom
import { act, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, bytes, notOurs, refusal } from "../../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../../test/open-screen.tsx";
import { testPage } from "../../../../../test/test-server.ts";
import { createStore } from "../../../../lib/session/store.ts";
import { DeviceCheck } from "./device-check.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeScreen();
});

const CLOCK = "GET /site/clock";
const PACE = { requests: 4, every: 5 };
const timeAt = (serverTime: () => number) => (): Answer => ({
  body: { result: { serverTime: serverTime() } },
});
const now = timeAt(Date.now);

const open = async (clock: Answer | (() => Answer | Promise<Answer>), pace = PACE) =>
  await openScreen(
    <Provider store={createStore()}>
      <DeviceCheck pace={pace} />
    </Provider>,
    { answers: { [CLOCK]: clock } },
  );

/** A row's verdict and words. */
const row = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling!.textContent;
const button = () => screen.getByRole("button", { name: /Check again|Checking/ });
const done = () => screen.findByRole("button", { name: "Check again" });

test("measures the connection and the clock, and sums up", async () => {
  const { server } = await open(now);
  expect(screen.getByRole("status").textContent).toBe("Checking your connection for ten seconds…");
  expect(row("Connection")).toBe("Checking…");
  await done();
  expect(row("Connection")).toMatch(
    /^Good.*Our server typically answers in \d+ ms, or .* at worst\.$/,
  );
  expect(row("Clock")).toMatch(/^Good.*It matches ours to the second\.$/);
  // One more opens the connection, and doesn't count.
  expect(server.asked(CLOCK)).toHaveLength(PACE.requests + 1);
  expect(server.asked(CLOCK)[0]!.authorization).toBeUndefined();
  expect(screen.getByRole("status").textContent).toMatch(
    /This device is ready|We found no problems|You can continue anyway/,
  );
});

test.each<[string, Answer, RegExp]>([
  ["a server that's stopping", refusal(503, "try-again", "Wait."), /^Can't tell.*on our side/],
  ["too many requests", refusal(429, "too-many-requests", "Wait."), /^Can't tell.*in a minute/],
  [
    "a network's sign-in page",
    bytes((response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hi</h1>"),
    ),
    /^Needs fixing.*answered instead of our server/,
  ],
  [
    "JSON that isn't ours",
    notOurs(200, { login: "required" }),
    /^Needs fixing.*instead of our server/,
  ],
  [
    "a line that drops",
    bytes((response) => void response.destroy()),
    /^Needs fixing.*We couldn't reach Theta/,
  ],
])("says what to do about %s", async (_, answer, words) => {
  await open(answer);
  await done();
  expect(row("Connection")).toMatch(words);
  expect(row("Clock")).toContain("Test clocks run on our server");
});

test("counts the requests that got no answer", async () => {
  let asked = 0;
  await open(() => ((asked += 1) === 3 ? bytes((response) => void response.destroy()) : now()));
  await done();
  expect(row("Connection")).toMatch(/^Needs fixing.*1 of 4 tries got no answer\./);
});

test("says how far the device's clock is off", async () => {
  await open(timeAt(() => Date.now() - 600_000));
  await done();
  expect(row("Clock")).toMatch(/^Could be better.*It's 10 min ahead of ours\./);
});

test("checks again on request, also after losing the connection", async () => {
  const { user, server } = await open(now);
  await done();
  server.loseTheLine();
  await user.click(button());
  await screen.findByText("We couldn't reach Theta.");
  await done();
  server.findTheLine();
  await user.click(button());
  await done();
  expect(row("Connection")).toMatch(/^Good/);
  expect(document.activeElement).toBe(button());
});

test("stops when the screen is left", async () => {
  const { server } = await open(now, { requests: 1000, every: 1 });
  await vi.waitFor(() => expect(server.asked(CLOCK).length).toBeGreaterThan(3));
  closeScreen();
  // Requests that were sent before have arrived once a later one has.
  await fetch("/thetaapi/site/clock?last");
  const sent = server.log.length;
  await fetch("/thetaapi/site/clock?last");
  expect(server.log.length).toBe(sent + 1);
});

test("stops in a tab that nobody sees, and says so", async () => {
  const { user } = await open(now, { requests: 1000, every: 1 });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await done();
  expect(row("Connection")).toMatch(/^Can't tell.*stopped when you left this page/);
  expect(screen.queryByText("Clock", { selector: "dt" })).toBeNull();
  vi.restoreAllMocks();
  await user.click(button());
  expect(row("Connection")).toBe("Checking…");
});

test("follows the window while it's on screen", async () => {
  testPage().setViewport({ width: 800 });
  await open(now);
  expect(row("Window")).toMatch(/^Could be better.*800 px wide/);
  act(() => {
    testPage().setViewport({ width: 1200 });
    window.dispatchEvent(new Event("resize"));
  });
  expect(row("Window")).toMatch(/1,200 px wide/);
  await done();
});

test("finds out that nothing can be kept on the device", async () => {
  // As in a browser that blocks it.
  vi.stubGlobal("localStorage", undefined);
  await open(now);
  expect(row("Browser")).toMatch(/^Needs fixing.*won't let us save anything/);
  await done();
});

test("leaves nothing on the device", async () => {
  await open(now);
  await done();
  expect(localStorage).toHaveLength(0);
  within(document.body).getByText("Browser");
});
