/**
 * Fields that the cards of quizzes and mocks share. They, and the cards, have files of their own, because a browser
 * checks cards with their schemas on some screens only.
 */
import * as z from "zod/mini";
import { TIMES_ALLOWED } from "./time-factors.ts";

/** As in `SECTION_TYPES`. */
export const SectionType = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type SectionType = z.output<typeof SectionType>;

export const TimeAllowed = z.enum(TIMES_ALLOWED, "Choose how much time tests give you");
export type TimeAllowed = z.output<typeof TimeAllowed>;
