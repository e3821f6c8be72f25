const MARK = "data-pressed";

/**
 * Marks the focused element while the pointer is in use, so that the stylesheet shows no focus ring around what
 * was pressed. Our tabs' library focuses them by script when they're pressed, which browsers take for keyboard
 * use. The first key removes the mark before it moves the focus.
 *
 * A mark on the page instead would change a selector that could match anything, so browsers would calculate the
 * style of every element again at each press. Only focus makes a mark count, so one that was left behind does nothing.
 */
export function markPresses(): void {
  const quietly = { capture: true, passive: true };
  let isPointer = false;
  const use = (pointer: boolean) => {
    isPointer = pointer;
    document.activeElement?.toggleAttribute(MARK, pointer);
  };
  addEventListener("pointerdown", () => use(true), quietly);
  addEventListener("keydown", () => use(false), quietly);
  addEventListener(
    "focusin",
    ({ target }) => (target as Element).toggleAttribute(MARK, isPointer),
    quietly,
  );
}
