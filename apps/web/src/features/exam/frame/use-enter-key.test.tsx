// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useEnterKey } from "./use-enter-key.ts";

let pressed = 0;

function Screen({ enabled }: { enabled: boolean }) {
  useEnterKey(() => {
    pressed += 1;
  }, enabled);
  return (
    <>
      <p>Text</p>
      <a href="/">Link</a>
      <button type="button">Button</button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="dialog" aria-label="Calculator">
        <p>In a dialog</p>
      </div>
    </>
  );
}

/** How often a key press moves on, and whether the browser still handles it, too. */
function press(at: Element | Window | string, more: KeyboardEventInit = {}, enabled = true) {
  pressed = 0;
  const { container, unmount } = render(<Screen enabled={enabled} />);
  const target = typeof at === "string" ? container.querySelector(at)! : at;
  const isLeft = fireEvent.keyDown(target, { key: "Enter", ...more });
  unmount();
  return [pressed, isLeft];
}

test.each<[string, ...Parameters<typeof press>]>([
  ["in the text", "p"],
  ["on nothing", document.body],
  ["in the window", window],
])("Enter %s moves on, and does nothing else", (_, ...given) => {
  expect(press(...given)).toEqual([1, false]);
});

test.each<[string, ...Parameters<typeof press>]>([
  ["another key", "p", { key: "a" }],
  ["Alt+Enter", "p", { altKey: true }],
  ["Ctrl+Enter", "p", { ctrlKey: true }],
  ["Command+Enter", "p", { metaKey: true }],
  ["Enter on a link", "a"],
  ["Enter on a button", "button"],
  ["Enter in a dialog", "[role=dialog] p"],
  ["Enter held down in a dialog", "[role=dialog] p", { repeat: true }],
])("leaves %s alone", (_, ...given) => {
  expect(press(...given)).toEqual([0, true]);
});

test.each<[string, ...Parameters<typeof press>]>([
  ["held down", "p", { repeat: true }],
  ["held down on a button", "button", { repeat: true }],
  ["pressed while the learner can't go on", "p", {}, false],
])("Enter %s does nothing", (_, ...given) => {
  expect(press(...given)).toEqual([0, false]);
});

const stop = (event: Event) => event.preventDefault();

test("leaves an Enter that did something else alone", () => {
  document.body.addEventListener("keydown", stop);
  expect(press("p")).toEqual([0, false]);
  document.body.removeEventListener("keydown", stop);
});
