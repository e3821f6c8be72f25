// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useOptionKeys } from "../../../question/ask/use-option-keys.ts";
import { useEnterKey } from "../../../exam/frame/use-enter-key.ts";
import { OpenTools } from "./open-tools.tsx";
import { ToolButtons } from "./tool-buttons.tsx";
import { useExamTools } from "./use-exam-tools.ts";
import { forgetScratch } from "./whiteboard/scratch-store.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const SECTION = { learnerId: "mira", mockTestId: "M1", sectionId: "s-1" };
let answers: string[] = [];

/** A question, as far as its keys go, with the tools of its section. */
function Section({ hasCalculator = true, sectionId = "s-1" }) {
  const tools = useExamTools({ ...SECTION, sectionId, hasCalculator, enabled: true });
  useOptionKeys({
    question: {
      layout: "options",
      options: [1, 2, 3].map((k) => ({ optionId: String(k), optionType: 1, displayText: "" })),
    },
    onAnswer: (answer) => answers.push("optionId" in answer ? answer.optionId : ""),
    enabled: true,
  });
  useEnterKey(() => answers.push("next"), true);
  return (
    <>
      <main>
        <button type="button">An option</button>
      </main>
      <OpenTools tools={tools} />
      <ToolButtons tools={tools} />
    </>
  );
}

function open(props: Parameters<typeof Section>[0] = {}) {
  answers = [];
  const user = userEvent.setup();
  return { user, ...render(<Section key={props.sectionId} {...props} />) };
}

const calculator = () => screen.findByRole("dialog", { name: "Calculator" });
const display = () => screen.getByRole("status", { name: "Display" }).textContent;
const key = (name: string) => screen.getByRole("button", { name });

const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" }).value;
/** What the device has of the whiteboard. */
const drawn = () => {
  const [text] = Object.values(localStorage).map(String);
  return (JSON.parse(text ?? "null") as { strokes: { tool: string }[] } | null)?.strokes ?? [];
};

test("Alt+C opens the calculator, and what is typed there chooses no option", async () => {
  const { user } = open();
  await user.keyboard("{Alt>}c{/Alt}");
  expect(document.activeElement).toBe(await calculator());
  await user.keyboard("12*3{Enter}");
  expect([display(), answers]).toEqual(["36", []]);
  await user.keyboard("/0{Enter}");
  expect(display()).toBe("Cannot divide by zero");
});

test("keys pressed by hand work out the same, and the keyboard goes on where the hand left off", async () => {
  const { user } = open();
  await user.click(key("Calculator"));
  for (const name of ["9", "Square root", "Plus", "1"]) await user.click(key(name));
  await user.keyboard("{Enter}");
  expect(display()).toBe("4");
  for (const name of ["MS, store in memory", "C, clear everything", "MR, recall memory"])
    await user.click(key(name));
  expect(display()).toBe("4");
  screen.getByLabelText("A number is in the memory");
});

test("who has walked to a key with Tab presses that key", async () => {
  const { user } = open();
  await user.click(key("Calculator"));
  await user.keyboard("7");
  key("Change sign").focus();
  await user.keyboard("{Enter}");
  expect(display()).toBe("−7");
  expect(document.activeElement).toBe(key("Change sign"));
});

test("Escape closes it and gives the focus back; what it held is there again", async () => {
  const { user } = open();
  const option = key("An option");
  option.focus();
  await user.keyboard("{Alt>}c{/Alt}42{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(option);
  await user.click(key("Calculator"));
  expect(display()).toBe("42");
});

test("where there is no calculator its keys open none", async () => {
  const { user } = open({ hasCalculator: false });
  await user.keyboard("{Alt>}c{/Alt}");
  expect([
    screen.queryByRole("dialog"),
    screen.queryByRole("button", { name: "Calculator" }),
  ]).toEqual([null, null]);
});

test("the arrow keys move it, and it stays in the window", async () => {
  const { user } = open();
  await user.click(key("Calculator"));
  const panel = await calculator();
  key("Move the calculator: to the next corner, or with the arrow keys").focus();
  // Nothing is laid out here, so each step begins at the upper left corner.
  const place = () => [panel.style.left, panel.style.top];
  await user.keyboard("{ArrowRight}");
  expect(place()).toEqual(["16px", "8px"]);
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(place()).toEqual(["8px", "160px"]);
  await user.keyboard("{ArrowLeft}");
  expect(place()).toEqual(["8px", "8px"]);
});

test("notes are kept for the section over a reload, and are gone with its end", async () => {
  const { user, unmount } = open();
  await user.keyboard("{Alt>}w{/Alt}");
  const board = await screen.findByRole("dialog", { name: "Whiteboard" });
  await user.type(within(board).getByRole("textbox", { name: "Notes" }), "a1 and b2");
  expect(answers).toEqual([]);
  unmount();

  const again = open();
  await again.user.click(key("Whiteboard"));
  expect(notes()).toBe("a1 and b2");
  again.unmount();

  forgetScratch(SECTION.learnerId, SECTION.mockTestId);
  const after = open();
  await after.user.click(key("Whiteboard"));
  expect(notes()).toBe("");
});

test("another section begins with a clean board, and what was on the old one is gone", async () => {
  const { user, unmount } = open();
  await user.click(key("Whiteboard"));
  await user.type(screen.getByRole("textbox", { name: "Notes" }), "old");
  unmount();
  open({ sectionId: "s-2" });
  expect(Object.values(localStorage).filter((text) => String(text).includes("old"))).toEqual([]);
});

test("the pen draws, Undo takes back, Clear can be undone", async () => {
  const { user } = open();
  await user.click(key("Whiteboard"));
  const canvas = screen.getByRole("img", { name: /^Drawing/ });
  const isOff = (name: string) => key(name).getAttribute("aria-disabled") === "true";
  expect([isOff("Undo"), isOff("Clear")]).toEqual([true, true]);
  await user.pointer([
    { keys: "[MouseLeft>]", target: canvas, coords: { clientX: 10, clientY: 10 } },
    { target: canvas, coords: { clientX: 60, clientY: 40 } },
    { keys: "[/MouseLeft]", target: canvas },
  ]);
  expect(drawn().map(({ tool }) => tool)).toEqual(["pen"]);
  await user.click(key("Clear"));
  expect([isOff("Clear"), drawn().length]).toEqual([true, 2]);
  await user.click(key("Undo"));
  expect([isOff("Clear"), drawn().length]).toEqual([false, 1]);
  await user.click(key("Eraser"));
  expect(key("Eraser").getAttribute("aria-pressed")).toBe("true");
});
