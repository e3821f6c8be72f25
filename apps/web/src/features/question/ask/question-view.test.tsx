// @vitest-environment happy-dom
import type { Answer, ReviewedQuestion } from "@theta/contract";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { AnswerMasking } from "./answer-masking.ts";
import { QuestionView } from "./question-view.tsx";
import type { SaveState } from "./save-state.tsx";
import {
  ARGUMENT,
  asked,
  GRID,
  OPTIONS,
  ROWS,
  SENTENCES,
  SOURCES,
  STATEMENTS,
} from "../shared/test-questions.ts";
import { useOptionKeys } from "./use-option-keys.ts";

afterEach(cleanup);

interface WorldProps {
  question: ReviewedQuestion;
  keys?: boolean;
  disabled?: boolean;
  saveState?: SaveState;
  onAnswer: (answer: Answer) => void;
}

function World({ question, keys = false, onAnswer, ...rest }: WorldProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const served = asked(question);
  function take(given: Answer) {
    setAnswer(given);
    onAnswer(given);
  }
  useOptionKeys({ question: served, onAnswer: take, enabled: keys });
  return (
    <>
      <QuestionView question={served} answer={answer} onAnswer={take} {...rest} />
      <input aria-label="Notes" />
    </>
  );
}

function setUp(question: ReviewedQuestion, more: Partial<WorldProps> = {}) {
  const answers: Answer[] = [];
  render(<World question={question} onAnswer={(answer) => answers.push(answer)} {...more} />);
  return { user: userEvent.setup(), answers };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("chooses an option by click, in a group labeled by the question", async () => {
  const { user, answers } = setUp(OPTIONS);
  expect(screen.getByRole("radiogroup", { name: "What is meant?" })).toBeTruthy();
  await user.click(screen.getByText("three"));
  expect(answers).toEqual([{ optionId: "o-2" }]);
  expect(radio("C three").checked).toBe(true);
});

test("chooses by letter or number wherever the focus is", async () => {
  const { user, answers } = setUp(OPTIONS, { keys: true });
  await user.keyboard("b");
  await user.keyboard("5");
  await user.keyboard("x");
  expect(answers).toEqual([{ optionId: "o-1" }, { optionId: "o-4" }]);
  await user.click(radio("A one"));
  await user.keyboard("D");
  expect(radio("D four").checked).toBe(true);
});

test("chooses nothing by letter in a text field, with a modifier, or while keys are off", async () => {
  const { user, answers } = setUp(OPTIONS, { keys: true });
  await user.keyboard("{Control>}a{/Control}");
  await user.click(screen.getByRole("textbox", { name: "Notes" }));
  await user.keyboard("b");
  cleanup();
  const without = setUp(OPTIONS);
  await without.user.keyboard("a");
  expect([answers, without.answers]).toEqual([[], []]);
});

test("chooses nothing while disabled", async () => {
  const { user, answers } = setUp(OPTIONS, { disabled: true });
  await user.click(screen.getByText("three"));
  expect(answers).toEqual([]);
});

test("says once that the choice is saved, and only when it is", async () => {
  const { user } = setUp(OPTIONS, { saveState: "saved" });
  expect(screen.queryByText("Saved")).toBeNull();
  await user.click(screen.getByText("one"));
  expect(screen.getByRole("status").textContent).toBe("Saved");
});

test("lets you choose for each statement, by keyboard too", async () => {
  const { user, answers } = setUp(ROWS);
  const second = screen.getByRole("radiogroup", { name: "second row" });
  await user.click(within(second).getByRole("radio", { name: "No" }));
  expect(screen.getByText("1 of 2 answered")).toBeTruthy();
  const first = screen.getByRole("radiogroup", { name: "first row" });
  within(first).getByRole("radio", { name: "Yes" }).focus();
  await user.keyboard(" ");
  expect(answers.at(-1)).toEqual({
    parts: [
      { partId: "row-0", optionId: "r0-0" },
      { partId: "row-1", optionId: "r1-1" },
    ],
  });
});

test("lets you choose in each column, labeled by heading and row", async () => {
  const { user, answers } = setUp(GRID);
  await user.click(radio("Faster 10 h"));
  await user.click(radio("Slower 10 h"));
  await user.click(radio("Slower 15 h"));
  expect(radio("Faster 10 h").checked).toBe(true);
  expect(radio("Slower 10 h").checked).toBe(false);
  expect(answers.at(-1)).toEqual({
    parts: [
      { partId: "column-0", optionId: "g0-1" },
      { partId: "column-1", optionId: "g1-2" },
    ],
  });
});

function choiceRows() {
  return screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
}

test("buttons under a long choice, which has a phone's width to itself, are named by their columns", () => {
  setUp(GRID);
  expect(choiceRows()).toEqual(["6 h", "10 h", "15 h"]);
  cleanup();
  const long = "It doesn't rain on the day of the race.";
  setUp({
    ...GRID,
    parts: GRID.parts!.map((part) => ({
      ...part,
      options: part.options.map((option) => ({ ...option, displayText: long })),
    })),
  });
  expect(choiceRows()).toEqual(Array(3).fill(`FasterSlower${long}`));
});

test("puts drop-downs in the sentence that describes them", async () => {
  const { user, answers } = setUp(SENTENCES);
  const second = screen.getByRole<HTMLSelectElement>("combobox", { name: "Blank 2 of 2" });
  const sentence = document.getElementById(second.getAttribute("aria-describedby") ?? "");
  expect(sentence?.textContent?.startsWith("Ships grew by ")).toBe(true);
  expect(second.selectedOptions[0]?.textContent).toBe("Choose");
  await user.selectOptions(second, "West");
  await user.selectOptions(screen.getByRole("combobox", { name: "Blank 1 of 2" }), "30");
  expect(answers.at(-1)).toEqual({
    parts: [
      { partId: "blank-1", optionId: "s0-2" },
      { partId: "blank-2", optionId: "s1-1" },
    ],
  });
});

function ports() {
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.firstChild?.textContent);
}

test("sorts the table by its numbers, by keyboard", async () => {
  const { user } = setUp(ROWS);
  expect(ports()).toEqual(["West", "East", "North"]);
  expect(screen.getAllByRole("rowheader")).toHaveLength(3);
  screen.getByRole("button", { name: "Ships" }).focus();
  await user.keyboard("{Enter}");
  expect(ports()).toEqual(["East", "North", "West"]);
  const head = screen.getByRole("columnheader", { name: "Ships" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  expect(screen.getByText("Sorted by Ships, smallest first")).toBeTruthy();
});

test("sorts the table from the list of its columns, and back", async () => {
  const { user } = setUp(ROWS);
  const menu = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  expect([...menu.options].map(({ text }) => text)).toEqual(["Original order", "Port", "Ships"]);
  await user.selectOptions(menu, "Ships");
  expect(ports()).toEqual(["East", "North", "West"]);
  await user.click(screen.getByRole("button", { name: "Ships" }));
  expect([menu.selectedOptions[0]?.text, ...ports()]).toEqual(["Ships", "West", "North", "East"]);
  await user.selectOptions(menu, "Original order");
  expect(ports()).toEqual(["West", "East", "North"]);
});

test("shows sources as tabs", async () => {
  const { user } = setUp(SOURCES);
  expect(screen.getByText("Letter text.")).toBeTruthy();
  expect(screen.queryByText("Memo text.")).toBeNull();
  screen.getByRole("tab", { name: "Letter" }).focus();
  await user.keyboard("{ArrowRight}");
  await screen.findByText("Memo text.");
});

test("shows and hides the numbers behind a chart", async () => {
  const { user } = setUp(SENTENCES);
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show the numbers" }));
  const numbers = within(screen.getByRole("table", { name: "Ships of three ports" }));
  expect(numbers.getAllByRole("rowheader").length).toBeGreaterThan(1);
  await user.click(screen.getByRole("button", { name: "Hide the numbers" }));
  expect(screen.queryByRole("table")).toBeNull();
});

test("walks through a chart's values with the arrow keys, and Escape leads back", async () => {
  const { user } = setUp(SENTENCES);
  const opener = screen.getByRole("button", { name: "Explore by keyboard" });
  opener.focus();
  await user.keyboard("{Enter}");
  const chart = screen.getByRole("application", {
    name: "Values of the chart: Ships of three ports",
  });
  expect(document.activeElement).toBe(chart);
  expect(within(chart).getByText("West. Ships: 1,500. 1 of 3.")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(within(chart).getByText("East. Ships: −12. 2 of 3.")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("application")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test("a chart is enlarged with the keyboard, and Escape leads back to it", async () => {
  const { user } = setUp(SENTENCES);
  const opener = screen.getByRole("button", { name: "Enlarge the chart" });
  opener.focus();
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Enlarged chart" });
  expect(within(dialog).getByRole("img")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Chart. Scroll to move it.");
  await user.keyboard("+");
  expect(within(dialog).getByRole("status", { name: "Size" }).textContent).toBe("150%");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test.each([
  ["16px", "140%"],
  ["32px", "280%"],
])("with a font size of %s, the words of an enlarged chart follow it", async (size, zoom) => {
  const page = document.documentElement;
  onTestFinished(() => {
    vi.restoreAllMocks();
    page.style.removeProperty("font-size");
  });
  page.style.fontSize = size;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(4000);
  const { user } = setUp(SENTENCES);
  await user.click(screen.getByRole("button", { name: "Enlarge the chart" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enlarged chart" }));
  expect(dialog.getByRole("status", { name: "Size" }).textContent).toBe(zoom);
});

test("shows a long passage whole on request", async () => {
  const { user } = setUp(OPTIONS);
  await user.click(screen.getByRole("button", { name: "Show the whole passage" }));
  expect(screen.queryByRole("button", { name: "Show the whole passage" })).toBeNull();
  expect(screen.getByRole("group", { name: "Passage" }).textContent).toContain("A long passage.");
});

test("says which questions a passage is for", () => {
  const question = { ...asked(OPTIONS), set: { first: 6, last: 8 } };
  render(<QuestionView question={question} answer={null} onAnswer={() => undefined} />);
  screen.getByRole("group", { name: "Passage for questions 6–8" });
});

test("an argument is shown whole from the start", () => {
  setUp(ARGUMENT);
  const argument = screen.getByRole("group", { name: "Argument" });
  expect(within(argument).queryByRole("button")).toBeNull();
  expect(argument.querySelector(".passage-cut")).toBeNull();
});

test("numbers the statements of Data Sufficiency", () => {
  setUp(STATEMENTS);
  expect(screen.getByText("n is 5.").parentElement?.textContent).toBe("(2)n is 5.");
  expect(screen.getByRole("radiogroup", { name: /^Is n even\? \(1\)/ })).toBeTruthy();
});

test("covered answers can't be chosen by key, and take the focus once they're shown", async () => {
  const answers: Answer[] = [];
  const user = userEvent.setup();
  render(
    <AnswerMasking value>
      <World question={OPTIONS} keys onAnswer={(answer) => answers.push(answer)} />
    </AnswerMasking>,
  );
  await user.keyboard("b");
  expect([answers, screen.queryByRole("radio")]).toEqual([[], null]);
  await user.click(screen.getByRole("button", { name: "Show the options" }));
  expect(document.activeElement).toBe(radio("A one"));
  await user.keyboard("b");
  expect(answers).toEqual([{ optionId: "o-1" }]);
  // The same element as before: what was chosen doesn't cost the focus.
  expect(document.activeElement).toBe(radio("A one"));
});

const ignore = () => {};

test("isn't drawn again with what's around it", () => {
  let draws = 0;
  const question = {
    ...asked(OPTIONS),
    get layout() {
      draws++;
      return "options" as const;
    },
  };
  const whole = (busy: boolean) => (
    <main aria-busy={busy}>
      <QuestionView question={question} answer={null} onAnswer={ignore} />
    </main>
  );
  const { rerender } = render(whole(false));
  const before = draws;
  rerender(whole(true));
  expect([screen.getByRole("main").getAttribute("aria-busy"), draws]).toEqual(["true", before]);
});
