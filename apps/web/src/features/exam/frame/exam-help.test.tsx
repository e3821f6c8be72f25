// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { AnswerKeys, CalculatorHelp, ExamHelp } from "./exam-help.tsx";

afterEach(closeScreen);

test.each([
  [false, "While it's selected, you can also type into it."],
  [true, "Because of your test settings, it works only with a mouse or touch."],
])(
  "with the calculator mouse-only set to %s, the help says how to use it",
  async (isCalculatorMouseOnly, how) => {
    await openScreen(
      <Provider store={createStore()}>
        <dl>
          <CalculatorHelp />
        </dl>
      </Provider>,
      {
        at: "/",
        answers: {
          "GET /test-settings": {
            body: { result: { ...STANDARD_SETTINGS, isCalculatorMouseOnly } },
          },
        },
      },
    );
    const help = screen.getByRole("definition");
    await waitFor(() =>
      expect(help.textContent).toBe(
        "It works from left to right, in the order you press the keys: 2 + 3 × 4 gives 20. " +
          `${how} It's available only in Data Insights.`,
      ),
    );
  },
);

test.each([
  ["standard", "The clock keeps running while you read this.", /At zero, it ends\.$/],
  ["no-clock", "There's no clock. Take your time.", /24 hours after you started, it ends\.$/],
] as const)("with %s, the help says what time means", async (time, about, end) => {
  await openScreen(
    <ExamHelp open onOpenChange={() => {}} time={time} atEnd="it ends.">
      {null}
    </ExamHelp>,
    { at: "/" },
  );
  const help = within(await screen.findByRole("dialog", { name: "Help" }));
  help.getByText(about);
  help.getByText(end);
});

test("names the keys that every test has", () => {
  const { container } = render(<AnswerKeys />);
  expect(container.textContent).toBe(
    "A to E or 1 to 5 choose an option, Enter moves on, and Tab gets you to everything else.",
  );
});
