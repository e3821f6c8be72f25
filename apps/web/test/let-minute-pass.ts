import { act } from "@testing-library/react";
import { vi } from "vitest";

/** As if a minute had gone by, all at once. Undone by `vi.restoreAllMocks`. */
export function letMinutePass(): void {
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + 60_000);
  // Clocks on the page look again when the page comes back into view.
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}
