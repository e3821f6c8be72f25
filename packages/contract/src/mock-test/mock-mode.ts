import * as z from "zod/mini";

/** Forward only, or like the exam: bookmarks, and a review of each section in which some answers may be changed. */
export const MOCK_MODES = ["forward", "exam"] as const;
export const MockMode = z.enum(MOCK_MODES, "The test mode is forward or exam.");
export type MockMode = z.output<typeof MockMode>;

/** How many answers of a section may be changed in its review. */
export const EDITS_PER_SECTION = 3;

/** In exam mode, a section's instructions and the choice of the section order each have a minute. */
export const INSTRUCTION_SECONDS = 60;

/** A break that runs over takes its time from the next section, but never all of it. */
export const LEAST_SECTION_SECONDS = 300;
