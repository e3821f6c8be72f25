// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { CalculatorHelp, ExamHelp } from "./exam-help.tsx";

afterEach(closeScreen);

test.each([
  [false, /you can also type into it/, /mouse or touch only/],
  [true, /mouse or touch only/, /type into it/],
])(
  "with the calculator mouse-only set to %s, the help says how to use it",
  async (isCalculatorMouseOnly, said, unsaid) => {
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
    await screen.findByText(said);
    expect(screen.queryByText(unsaid)).toBeNull();
  },
);

test.each([
  ["standard", "The clock keeps running while you read this.", /At zero, it ends\.$/],
  ["no-clock", "There's no clock. Take your time.", /A day after you started, it ends\.$/],
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
