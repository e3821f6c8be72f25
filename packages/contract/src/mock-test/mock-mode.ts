import * as z from "zod/mini";

/**
 * Forward only, or like the exam, with bookmarks and a review of each section where some answers
 * may be changed.
 */
export const MOCK_MODES = ["forward", "exam"] as const;
export const MockMode = z.enum(MOCK_MODES, "The test mode is forward or exam.");
export type MockMode = z.output<typeof MockMode>;

/** How many answers of a section may be changed in its review. */
export const EDITS_PER_SECTION = 3;
