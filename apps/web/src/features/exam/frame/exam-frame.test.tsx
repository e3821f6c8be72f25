// @vitest-environment happy-dom
import { STANDARD_SETTINGS, type TestSettings } from "@theta/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { createStore } from "../../../lib/session/store.ts";
import { QuestionView } from "../../question/ask/question-view.tsx";
import { asked, OPTIONS } from "../../question/shared/test-questions.ts";
import { CLEARED } from "../tools/calculator/calculator.rules.ts";
import { Calculator } from "../tools/calculator/calculator.tsx";
import { ExamFrame } from "./exam-frame.tsx";

afterEach(closeScreen);

async function open(more: Partial<TestSettings>) {
  return await openScreen(
    <Provider store={createStore()}>
      <ExamFrame bar={null}>
        <h1>A test</h1>
        <QuestionView question={asked(OPTIONS)} answer={null} onAnswer={() => {}} />
      </ExamFrame>
    </Provider>,
    {
      at: "/",
      answers: { "GET /test-settings": { body: { result: { ...STANDARD_SETTINGS, ...more } } } },
    },
  );
}

const page = document.documentElement;

test("in standard conditions the page looks as everywhere", async () => {
  await open({});
  await screen.findByRole("radio", { name: "A one" });
  expect([page.style.fontSize, page.dataset["contrast"]]).toEqual(["", undefined]);
  expect(screen.queryByRole("button", { name: /line reader/ })).toBeNull();
});

test("text size and contrast hold while the test is on screen, and no longer", async () => {
  await open({ textSize: 150, hasHighContrast: true });
  await waitFor(() => expect(page.style.fontSize).toBe("150%"));
  expect(page.dataset["contrast"]).toBe("high");
  closeScreen();
  expect([page.style.fontSize, page.dataset["contrast"]]).toEqual(["", undefined]);
});

test("masked answers are there when they are asked for", async () => {
  const { user } = await open({ masksAnswers: true });
  const show = await screen.findByRole("button", { name: "Show the answers" });
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(show);
  screen.getByRole("radio", { name: "A one" });
});

test("the line reader moves with buttons, keys, and a press in the text", async () => {
  const { user } = await open({ hasLineReader: true });
  const down = await screen.findByRole("button", { name: "Move the line reader down" });
  const top = () => down.closest("div")!.previousElementSibling!.getAttribute("style");
  const first = top();
  await user.click(down);
  expect(top()).not.toBe(first);
  await user.click(screen.getByRole("button", { name: "Move the line reader up" }));
  expect(top()).toBe(first);
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(top()).not.toBe(first);
  fireEvent.pointerDown(screen.getByRole("main"), { clientY: 400 });
  expect(top()).toMatch(/height: 21\.\d+rem/);
});

test.each([
  [false, 1],
  [true, 0],
])(
  "with the calculator mouse-only set to %s, a typed digit counts %i times",
  async (isCalculatorMouseOnly, presses) => {
    const pressed: string[] = [];
    const { user } = await openScreen(
      <Provider store={createStore()}>
        <ExamFrame
          bar={null}
          notice={
            <Calculator
              state={CLEARED}
              onPress={(key) => pressed.push(key)}
              onClose={() => {}}
              button={{ current: null }}
            />
          }
        >
          <h1>A test</h1>
        </ExamFrame>
      </Provider>,
      {
        at: "/",
        answers: {
          "GET /test-settings": {
            body: { result: { ...STANDARD_SETTINGS, textSize: 125, isCalculatorMouseOnly } },
          },
        },
      },
    );
    await waitFor(() => expect(page.style.fontSize).toBe("125%"));
    screen.getByRole("dialog", { name: "Calculator" }).focus();
    await user.keyboard("7");
    expect(pressed).toHaveLength(presses);
    await user.click(screen.getByRole("button", { name: "8" }));
    expect(pressed).toHaveLength(presses + 1);
  },
);
