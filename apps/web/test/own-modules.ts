import { vi } from "vitest";

// What our modules remember lasts as long as a page, so no test file may find it of the one before.
vi.resetModules();
