/**
 * Marks the page while the pointer is what leads: the stylesheet then shows no ring around what was
 * pressed. Our tabs' library sets the focus by script when they are pressed, and browsers take that for
 * the keyboard. The first key takes the mark off, before it moves the focus.
 */
export function markPresses(): void {
  const { dataset } = document.documentElement;
  const quietly = { capture: true, passive: true };
  addEventListener("pointerdown", () => (dataset["pressed"] = ""), quietly);
  addEventListener("keydown", () => delete dataset["pressed"], quietly);
}
