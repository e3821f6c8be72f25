/** Focuses something that Tab doesn't reach, and leaves the page where it is. */
export function moveFocus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
