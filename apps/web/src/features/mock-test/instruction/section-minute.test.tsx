// @vitest-environment happy-dom
import type { MockBreak, SectionDetails, TimeAllowed } from "@theta/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { mockCard, placeCall, sectionDetails } from "../../../../test/mocks.ts";
import { letMinutePass } from "../../../../test/let-minute-pass.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { SectionInstructionScreen } from "./section-instruction-screen.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

const START = "POST /mock-test/start-mock-test-section";
const NOW = Date.UTC(2026, 5, 1);

function open(more: Partial<SectionDetails>, answers: Answers = {}) {
  const verbal = { sectionType: 2, mockTestSectionId: "section-2", order: 2 } as const;
  const details = sectionDetails("M1", { mode: "exam", serverTime: NOW, ...verbal, ...more });
  return openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/test-instruction" element={<SectionInstructionScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/test-instruction",
      route: "*",
      state: mockCard("M1", { status: 1, sectionsDone: 1 }),
      answers: {
        [placeCall("M1")]: { body: { result: details } },
        [START]: refusal(500, "internal-error", "Ours."),
        ...answers,
      },
    },
  );
}

/** A break that's over; `left` is how long its section may still wait, in seconds. */
const pause = (left?: number): MockBreak => ({
  state: "over",
  seconds: 600,
  startedAt: NOW - 600_000,
  endsAt: NOW,
  ...(left === undefined ? {} : { startBy: NOW + left * 1000 }),
});

const opened = () => screen.findByRole("heading", { level: 1, name: "Verbal Reasoning" });
const minute = () => screen.queryByRole("timer", { name: "Section starts in" });
const shows = (text: RegExp) => waitFor(() => expect(minute()?.textContent).toMatch(text));
const aboutBreak = () => within(screen.getByRole("region", { name: "Break" }));

test("after a break that ran out, only what's left of the server's minute is shown", async () => {
  const { server } = await open({ break: pause(10) });
  await opened();
  await shows(/^00:(10|0\d)$/);
  aboutBreak().getByText(/The section starts when your time on this screen is up/);
  expect(server.asked(START)).toEqual([]);
});

test("the section starts automatically at the end of the server's minute", async () => {
  const { server } = await open({ break: pause(59) });
  await opened();
  await shows(/^00:5\d$/);
  letMinutePass();
  await waitFor(() => expect(server.asked(START)).toHaveLength(1));
});

test("a learner who's back after the minute reads what the section has lost, and starts it", async () => {
  const { server, user } = await open({ break: pause(-50) });
  await opened();
  aboutBreak().getByText(/this section has lost [45]\d s so far\. Start it as soon as you can/);
  expect(minute()).toBeNull();
  letMinutePass();
  await aboutBreak().findByText(/this section has lost 1 min [45]\d s so far/);
  expect(server.asked(START)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Start Test" }));
  await waitFor(() => expect(server.asked(START)).toHaveLength(1));
});

test("nothing starts for a learner who looks at the page again when the section has lost time", async () => {
  const { server } = await open({ break: pause(20) });
  await opened();
  await shows(/^00:(20|1\d)$/);
  letMinutePass();
  await aboutBreak().findByText(/this section has lost [345]\d s so far/);
  expect(screen.queryByRole("button", { name: "Starting…" })).toBeNull();
  // The page has looked at the server again, too.
  await waitFor(() => expect(server.asked(placeCall("M1"))).toHaveLength(2));
  expect(server.asked(START)).toEqual([]);
});

test("a break that the learner ended gives a minute of its own", async () => {
  await open({ break: pause() });
  await opened();
  await shows(/^(01:00|00:5\d)$/);
});

test("a section never loses more than all but five minutes", async () => {
  await open({ break: pause(-86_400) });
  await opened();
  aboutBreak().getByText(/this section has lost 40 min so far/);
});

test.each<[TimeAllowed, RegExp, RegExp]>([
  ["time-and-a-quarter", /You have 75 seconds on this screen/, /^01:1\d$/],
  ["time-and-a-half", /You have 90 seconds on this screen/, /^01:(30|2\d)$/],
  ["double-time", /You have two minutes on this screen/, /^(02:00|01:5\d)$/],
])("with %s the minute is longer", async (time, text, shown) => {
  await open({ time });
  await opened();
  screen.getByText(text);
  await shows(shown);
});

test("without a clock, the section waits for Start Test", async () => {
  const offered: MockBreak = { state: "offered", seconds: 600 };
  const { server } = await open({ time: "no-clock", duration: 86_400, break: offered });
  await opened();
  screen.getByText("The section starts when you press Start Test.");
  aboutBreak().getByText(/You can also skip it and go straight to the section/);
  expect(minute()).toBeNull();
  letMinutePass();
  expect(server.asked(START)).toEqual([]);
});
