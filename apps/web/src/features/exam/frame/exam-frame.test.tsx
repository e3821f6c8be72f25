// @vitest-environment happy-dom
import { STANDARD_SETTINGS, type TestSettings } from "@theta/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { QuestionView } from "../../question/ask/question-view.tsx";
import { asked, OPTIONS } from "../../question/shared/test-questions.ts";
import { readKeptSettings } from "../../test-settings/kept-settings.ts";
import { CLEARED } from "../tools/calculator/calculator.rules.ts";
import { Calculator } from "../tools/calculator/calculator.tsx";
import { ExamFrame } from "./exam-frame.tsx";

afterEach(closeScreen);

const SETTINGS = "GET /test-settings";
const settings = (more: Partial<TestSettings>): Answer => ({
  body: { result: { ...STANDARD_SETTINGS, ...more } },
});

/** A test that goes from its first question to its second and to its end. */
function SomeTest() {
  const [contentKey, show] = useState<string | undefined>("question 1");
  return (
    <ExamFrame bar={null} contentKey={contentKey}>
      <h1 tabIndex={-1}>A test</h1>
      <QuestionView question={asked(OPTIONS)} answer={null} onAnswer={() => {}} />
      <button type="button" onClick={() => show("question 1")}>
        First question
      </button>
      <button type="button" onClick={() => show("question 2")}>
        Second question
      </button>
      <button type="button" onClick={() => show(undefined)}>
        End
      </button>
    </ExamFrame>
  );
}

/** Each has its own store, as after a reload. */
function Asked() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <SomeTest />
    </Provider>
  );
}

async function open(more: Partial<TestSettings>) {
  return await openScreen(<Asked />, { at: "/", answers: { [SETTINGS]: settings(more) } });
}

const page = document.documentElement;
const looks = () => [page.style.fontSize, page.dataset["text"], page.dataset["contrast"]];

test("in standard conditions, the page looks the same as everywhere", async () => {
  await open({});
  await screen.findByRole("radio", { name: "A one" });
  expect(looks()).toEqual(["", undefined, undefined]);
  expect(screen.queryByRole("button", { name: /line reader/ })).toBeNull();
});

test("text size and contrast hold while the test is on screen, and no longer", async () => {
  await open({ textSize: 150, hasHighContrast: true });
  await waitFor(() => expect(page.style.fontSize).toBe("150%"));
  expect(looks()).toEqual(["150%", "150", "high"]);
  closeScreen();
  expect(looks()).toEqual(["", undefined, undefined]);
});

test("new content starts at its top, and the same content stays where it is", async () => {
  const { user } = await open({});
  const scrolled = [vi.spyOn(screen.getByRole("main"), "scrollTo"), vi.spyOn(window, "scrollTo")];
  await user.click(screen.getByRole("button", { name: "First question" }));
  for (const scrollTo of scrolled) expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Second question" }));
  for (const scrollTo of scrolled) expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test("masked answers appear when the learner asks for them", async () => {
  const { user } = await open({ masksAnswers: true });
  const show = await screen.findByRole("button", { name: "Show the options" });
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(show);
  screen.getByRole("radio", { name: "A one" });
});

/** A question whose settings are still on their way. */
async function openEarly() {
  const reply = Promise.withResolvers<Answer>();
  await openScreen(<Asked />, { at: "/", answers: { [SETTINGS]: () => reply.promise } });
  return {
    say: (more: Partial<TestSettings>) => reply.resolve(settings(more)),
    answers: () => screen.getByRole("radio", { name: "A one" }).closest("[data-answers]"),
  };
}

test("on a new device, answers aren't seen before it's known whether they're masked", async () => {
  const { say, answers } = await openEarly();
  expect(answers()?.className).toBe("invisible");
  say({ masksAnswers: true });
  await screen.findByRole("button", { name: "Show the options" });
  expect(screen.queryByRole("radio")).toBeNull();
});

test("answers that don't need to be covered are never covered while the settings load", async () => {
  const { say, answers } = await openEarly();
  expect(answers()?.getAttribute("data-answers")).toBe("hidden");
  say({});
  await waitFor(() => expect(answers()).toBeNull());
});

test("slow settings leave the answers covered until the learner asks for them", async () => {
  const { say } = await openEarly();
  await screen.findByRole("button", { name: "Show the options" });
  say({});
  await screen.findByRole("radio", { name: "A one" });
});

test("if the settings can't be loaded, the test stays as it is for everyone", async () => {
  await openScreen(<Asked />, {
    at: "/",
    answers: { [SETTINGS]: refusal(500, "internal-error", "Ours.") },
  });
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "A one" }).closest("[data-answers]")).toBeNull(),
  );
});

test("after a reload, the test looks right before the server has answered", async () => {
  saveSignedIn(MEERA);
  await open({ masksAnswers: true, textSize: 150 });
  await screen.findByRole("button", { name: "Show the options" });
  await waitFor(() => expect(readKeptSettings()?.textSize).toBe(150));
  cleanup();
  const { say } = await openEarly();
  screen.getByRole("button", { name: "Show the options" });
  expect(page.style.fontSize).toBe("150%");
  say({ masksAnswers: true, textSize: 125 });
  await waitFor(() => expect(page.style.fontSize).toBe("125%"));
});

async function openWithLineReader() {
  const { user } = await open({ hasLineReader: true });
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const down = await screen.findByRole("button", { name: "Move the line reader down" });
  const main = screen.getByRole("main");
  const spy = vi.spyOn(main, "getBoundingClientRect");
  // 40rem: the lines can go down to 33.5.
  spy.mockReturnValue(new DOMRect(0, 100, 360, 640));
  const top = () => main.nextElementSibling!.firstElementChild!.getAttribute("style");
  expect(top()).toBe("height: 0rem;");
  const up = screen.getByRole("button", { name: /up$/ });
  const press = async (name: string) => await user.click(screen.getByRole("button", { name }));
  return { user, down, up, main, top, press, scrolled, measured: spy };
}

test("the line reader moves with buttons, keys, and a press in the text", async () => {
  const { user, down, up, main, top } = await openWithLineReader();
  await user.click(down);
  expect(top()).toBe("height: 1.75rem;");
  await user.click(up);
  expect(top()).toBe("height: 0rem;");
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  expect(top()).toBe("height: 3.5rem;");
  fireEvent.pointerDown(main, { clientY: 420 });
  expect(top()).toBe("height: 16.75rem;");
});

test("the line reader leaves all other keys alone", async () => {
  const { main, top } = await openWithLineReader();
  const alone = { altKey: true, ctrlKey: false, metaKey: false };
  for (const more of [
    { altKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { key: "ArrowRight" },
  ])
    expect(fireEvent.keyDown(main, { key: "ArrowDown", ...alone, ...more })).toBe(true);
  expect(top()).toBe("height: 0rem;");
  expect(fireEvent.keyDown(main, { key: "ArrowDown", ...alone })).toBe(false);
  expect(top()).toBe("height: 1.75rem;");
  expect(fireEvent.keyDown(main, { key: "ArrowUp", ...alone })).toBe(false);
  expect(top()).toBe("height: 0rem;");
});

test("the line reader never leaves the text, so one press back shows at once", async () => {
  const { user, down, up, main, top } = await openWithLineReader();
  await user.click(up);
  await user.click(down);
  expect(top()).toBe("height: 1.75rem;");
  fireEvent.pointerDown(main, { clientY: 739 });
  for (let presses = 0; presses < 3; presses++) await user.click(down);
  expect(top()).toBe("height: 33.5rem;");
  await user.click(up);
  expect(top()).toBe("height: 31.75rem;");
});

test("the line reader goes to what has the focus", async () => {
  const { top } = await openWithLineReader();
  const first = screen.getByRole("radio", { name: "A one" });
  vi.spyOn(first, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 390, 300, 60));
  first.focus();
  await waitFor(() => expect(top()).toBe("height: 16.75rem;"));
});

test("the line reader stays when a title takes the focus", async () => {
  const { user, down, top } = await openWithLineReader();
  await user.click(down);
  const title = screen.getByRole("heading", { name: "A test" });
  vi.spyOn(title, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 390, 300, 60));
  const drawn = new Promise((resolve) => {
    title.addEventListener("focusin", () => requestAnimationFrame(resolve));
  });
  title.focus();
  await drawn;
  expect(top()).toBe("height: 1.75rem;");
});

test("the line reader starts at the top of new content", async () => {
  const { user, down, top, press } = await openWithLineReader();
  await user.click(down);
  await press("Second question");
  expect(top()).toBe("height: 0rem;");
  await user.click(down);
  expect(top()).toBe("height: 1.75rem;");
});

test("the line reader stays in the window when it moves by lines, and under a press", async () => {
  const { user, down, main, scrolled } = await openWithLineReader();
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(down);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
  fireEvent.pointerDown(main, { clientY: 420 });
  expect(scrolled).toHaveBeenCalledOnce();
});

test("the line reader goes away where there's nothing to read, and stops listening", async () => {
  const { down, main, press, measured } = await openWithLineReader();
  await press("End");
  expect(down.isConnected).toBe(false);
  measured.mockClear();
  fireEvent.pointerDown(main, { clientY: 420 });
  fireEvent.focusIn(screen.getByRole("radio", { name: "A one" }));
  expect(measured).not.toHaveBeenCalled();
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
              place=""
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
