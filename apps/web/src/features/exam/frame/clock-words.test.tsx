// @vitest-environment happy-dom
import { STANDARD_SETTINGS, type TimeAllowed } from "@theta/contract";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { keepSettings } from "../../test-settings/kept-settings.ts";
import { ExamOpening } from "./exam-waiting.tsx";
import { NoResponse } from "./no-response.tsx";

afterEach(closeScreen);

/** For a learner whose device knows how much time they've chosen. */
async function open(chosen: TimeAllowed, content: ReactNode) {
  saveSignedIn(MEERA);
  keepSettings(MEERA.userId, { ...STANDARD_SETTINGS, time: chosen });
  await openScreen(<Provider store={createStore()}>{content}</Provider>, { at: "/" });
}

/** What the test was started with, what the learner has chosen since, and whether it has a clock. */
const CASES: readonly [TimeAllowed | undefined, TimeAllowed, boolean][] = [
  [undefined, "standard", true],
  [undefined, "no-clock", false],
  ["no-clock", "standard", false],
  ["time-and-a-half", "no-clock", true],
];

test.each(CASES)("while it opens, started with %s and set to %s: %o", async (time, chosen, has) => {
  await open(
    chosen,
    <ExamOpening name="Q" what="quiz" time={time} isWaiting hasUnsent={false} onRetry={() => {}} />,
  );
  screen.getByText(/will open as soon as you're back online/);
  const words = screen.queryByText("If the quiz has already started, its clock keeps running.");
  expect(words !== null).toBe(has);
});

test.each(CASES)(
  "if it didn't open, started with %s and set to %s: %o",
  async (time, chosen, has) => {
    await open(
      chosen,
      <p>
        <NoResponse what="a quiz" time={time} />
      </p>,
    );
    const clock = has ? " and the clock keeps running" : "";
    screen.getByText(`Theta didn't respond. If a quiz is running, your answers are safe${clock}.`);
  },
);
