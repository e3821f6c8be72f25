import { vi } from "vitest";

// What our modules remember lasts as long as a page, so no test file may find it of the one before.
vi.resetModules();

// What a page has stored stays with it as well.
if (typeof window !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
}
