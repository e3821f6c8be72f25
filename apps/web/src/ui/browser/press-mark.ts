/**
 * Marks the page while the pointer is in use, so that the stylesheet shows no focus ring around what was
 * pressed. Our tabs' library focuses them by script when they're pressed, which browsers take for keyboard
 * use. The first key removes the mark before it moves the focus.
 */
export function markPresses(): void {
  const { dataset } = document.documentElement;
  const quietly = { capture: true, passive: true };
  addEventListener("pointerdown", () => (dataset["pressed"] = ""), quietly);
  addEventListener("keydown", () => delete dataset["pressed"], quietly);
}
