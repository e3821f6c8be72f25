// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { CodeBoxes } from "./code-boxes.tsx";

afterEach(cleanup);

function box(place: number) {
  return screen.getByRole<HTMLInputElement>("textbox", { name: `Digit ${place} of 6` });
}

/** What's in the boxes, with an underscore for each empty one. */
function shown() {
  return [1, 2, 3, 4, 5, 6].map((place) => box(place).value || "_").join("");
}

function setUp(props: { error?: string; disabled?: boolean } = {}) {
  const completed: string[] = [];
  render(
    <CodeBoxes
      label="Code from the email"
      onComplete={(code) => completed.push(code)}
      {...props}
    />,
  );
  return { user: userEvent.setup(), completed };
}

test("typing six digits moves through the boxes and completes the code once", async () => {
  const { user, completed } = setUp();
  await user.click(box(1));
  await user.keyboard("04917");
  expect(document.activeElement).toBe(box(6));
  expect(completed).toEqual([]);
  await user.keyboard("3");
  expect(shown()).toBe("049173");
  expect(completed).toEqual(["049173"]);
});

test("ignores letters and symbols and keeps the focus in place", async () => {
  const { user } = setUp();
  await user.click(box(1));
  await user.keyboard("a-e ");
  expect(shown()).toBe("______");
  expect(document.activeElement).toBe(box(1));
  await user.keyboard("7x");
  expect(shown()).toBe("7_____");
  expect(document.activeElement).toBe(box(2));
});

test("Backspace clears a box, and moves back from an empty one", async () => {
  const { user } = setUp();
  await user.click(box(1));
  await user.keyboard("12");
  await user.keyboard("{Backspace}");
  expect(document.activeElement).toBe(box(2));
  expect(shown()).toBe("12____");
  await user.keyboard("{Backspace}");
  expect(shown()).toBe("1_____");
  expect(document.activeElement).toBe(box(2));
});

test("arrows, Home, and End move through the boxes without changing them", async () => {
  const { user } = setUp();
  await user.click(box(1));
  await user.keyboard("12{ArrowLeft}{ArrowLeft}");
  expect(document.activeElement).toBe(box(1));
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(box(6));
  await user.keyboard("{Home}{ArrowRight}");
  expect(document.activeElement).toBe(box(2));
  expect(shown()).toBe("12____");
});

test.each([
  ["123 456", 1, "123456"],
  ["Your code: 123-456", 4, "123456"],
  ["12", 3, "__12__"],
  ["9876543", 2, "987654"],
])("pasting %j into box %i spreads its digits", async (text, place, expected) => {
  const { user, completed } = setUp();
  await user.click(box(place));
  await user.paste(text);
  expect(shown()).toBe(expected);
  expect(completed).toEqual(expected.includes("_") ? [] : [expected]);
});

test("a code that the phone fills in lands in all boxes", () => {
  const { completed } = setUp();
  expect(box(1).autocomplete).toBe("one-time-code");
  // A phone sets the first box's whole value at once.
  fireEvent.change(box(1), { target: { value: "246810" } });
  expect(shown()).toBe("246810");
  expect(completed).toEqual(["246810"]);
});

test("correcting a digit completes a new code", async () => {
  const { user, completed } = setUp();
  await user.click(box(1));
  await user.paste("111111");
  await user.click(box(3));
  await user.keyboard("2");
  expect(completed).toEqual(["111111", "112111"]);
});

test("the message for a refused code belongs to the group and marks the boxes", () => {
  setUp({ error: "This code is not right." });
  expect(box(1).getAttribute("aria-invalid")).toBe("true");
  const group = screen.getByRole("group", { name: "Code from the email" });
  const message = document.getElementById(group.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toContain("This code is not right.");
});

test("nothing can be typed while the code is being checked", async () => {
  const { user } = setUp({ disabled: true });
  await user.click(box(1));
  await user.keyboard("1");
  expect(shown()).toBe("______");
});
