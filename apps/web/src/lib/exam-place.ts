import type { Place } from "./return-place.ts";

/** Where each exam begins for a learner. Its numbers are those of TEST_TYPES, whose module is no part of a public page. */
const PLACES = {
  gmat: { path: "/dashboard/Gmat", state: { testType: 1 } },
  gre: { path: "/upcomming-soon", state: { testType: 2 } },
} satisfies Record<string, Place>;

export type Exam = keyof typeof PLACES;

const NAME = "exam";

/**
 * To the sign-up page, and to the exam after the first login. The address tells which: a link may be
 * pressed before the script of its page is there.
 */
export const signupFor = (exam: Exam) => `/signup?${NAME}=${exam}`;

export function examPlaceOf(search: string): Place | null {
  const exam = new URLSearchParams(search).get(NAME);
  return exam === "gmat" || exam === "gre" ? PLACES[exam] : null;
}
