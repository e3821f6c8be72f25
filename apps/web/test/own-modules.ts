import { vi } from "vitest";

// Our modules keep their state for as long as a page, so no test file may inherit it from the one before.
vi.resetModules();

// The same goes for anything a page has stored.
if (typeof window !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
}
