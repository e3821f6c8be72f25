// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useOptionKeys } from "../../../question/ask/use-option-keys.ts";
import { useEnterKey } from "../../../exam/frame/use-enter-key.ts";
import { OpenTools } from "./open-tools.tsx";
import { ToolButtons } from "../../../exam/tools/tool-buttons.tsx";
import { useExamTools } from "./use-exam-tools.ts";
import { forgetScratch } from "./whiteboard/scratch-store.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const SECTION = { learnerId: "mira", mockTestId: "M1", sectionId: "s-1" };
let answers: string[] = [];

/** A question's keys, with the tools of its section. */
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
/** What the device stores of the whiteboard. */
const drawn = () => {
  const [text] = Object.values(localStorage).map(String);
  return (JSON.parse(text ?? "null") as { strokes: { tool: string }[] } | null)?.strokes ?? [];
};

test("opens the calculator with Alt+C, and typing there chooses no option", async () => {
  const { user } = open();
  await user.keyboard("{Alt>}c{/Alt}");
  expect(document.activeElement).toBe(await calculator());
  await user.keyboard("12*3{Enter}");
  expect([display(), answers]).toEqual(["36", []]);
  await user.keyboard("/0{Enter}");
  expect(display()).toBe("Can't divide by zero");
});

test("calculates the same by clicks, and the keyboard continues where they left off", async () => {
  const { user } = open();
  await user.click(key("Calculator"));
  for (const name of ["9", "Square root", "Plus", "1"]) await user.click(key(name));
  await user.keyboard("{Enter}");
  expect(display()).toBe("4");
  for (const name of ["MS, store in memory", "C, clear everything", "MR, recall memory"])
    await user.click(key(name));
  expect(display()).toBe("4");
  screen.getByLabelText("There's a number in memory");
});

test("presses the focused key with Enter", async () => {
  const { user } = open();
  await user.click(key("Calculator"));
  await user.keyboard("7");
  key("Change sign").focus();
  await user.keyboard("{Enter}");
  expect(display()).toBe("−7");
  expect(document.activeElement).toBe(key("Change sign"));
});

test("closes on Escape, gives the focus back, and keeps its number", async () => {
  const { user } = open();
  const option = key("An option");
  option.focus();
  await user.keyboard("{Alt>}c{/Alt}42{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(option);
  await user.click(key("Calculator"));
  expect(display()).toBe("42");
});

test("opens no calculator in a section without one", async () => {
  const { user } = open({ hasCalculator: false });
  await user.keyboard("{Alt>}c{/Alt}");
  expect([
    screen.queryByRole("dialog"),
    screen.queryByRole("button", { name: "Calculator" }),
  ]).toEqual([null, null]);
});

test("moves with the arrow keys and stays in the window", async () => {
  const { user } = open();
  await user.click(key("Calculator"));
  const panel = await calculator();
  key("Move the calculator to the next corner, or use the arrow keys").focus();
  // Nothing is laid out here, so each move starts at the upper left corner.
  const place = () => [panel.style.left, panel.style.top];
  await user.keyboard("{ArrowRight}");
  expect(place()).toEqual(["16px", "8px"]);
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(place()).toEqual(["8px", "160px"]);
  await user.keyboard("{ArrowLeft}");
  expect(place()).toEqual(["8px", "8px"]);
});

test("keeps notes over a reload and deletes them when the section ends", async () => {
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

test("starts another section with a clean board and deletes the old one", async () => {
  const { user, unmount } = open();
  await user.click(key("Whiteboard"));
  await user.type(screen.getByRole("textbox", { name: "Notes" }), "old");
  unmount();
  open({ sectionId: "s-2" });
  expect(Object.values(localStorage).filter((text) => String(text).includes("old"))).toEqual([]);
});

test("draws with the pen, undoes strokes, and undoes Clear", async () => {
  const { user } = open();
  await user.click(key("Whiteboard"));
  const canvas = screen.getByRole("img", { name: /^Draw with/ });
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
