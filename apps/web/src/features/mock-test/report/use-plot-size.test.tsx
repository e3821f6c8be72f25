// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, test, vi } from "vitest";
import { usePlotSize } from "./use-plot-size.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.style.removeProperty("font-size");
});

function Plot() {
  const [{ width, height }, ground] = usePlotSize();
  return <p ref={ground}>{`${width} by ${height}`}</p>;
}

test.each([
  ["", "600 by 300"],
  ["16px", "600 by 300"],
  ["32px", "300 by 150"],
])("with a font size of '%s', a plot has room for as much as %s", (size, room) => {
  document.documentElement.style.fontSize = size;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
  render(<Plot />);
  screen.getByText(room);
});
