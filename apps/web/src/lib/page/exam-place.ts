import type { Place } from "../session/return-place.ts";

/**
 * Where each exam starts for a learner. The numbers match TEST_TYPES, whose module isn't part of a public
 * page.
 */
const PLACES = {
  gmat: { path: "/dashboard/Gmat", state: { testType: 1 } },
  gre: { path: "/upcomming-soon", state: { testType: 2 } },
} satisfies Record<string, Place>;

export type Exam = keyof typeof PLACES;

const NAME = "exam";

export const SIGNUP_PATH = "/signup";

/** Where an exam starts for a learner. */
export const examPlace = (exam: Exam): Place => PLACES[exam];

/** The state for the sign-up page, and its address if someone opens the link before our script loads. */
export const examState = (exam: Exam) => PLACES[exam].state;
export const signupLink = (exam: Exam) => `${SIGNUP_PATH}?${NAME}=${exam}`;

/** Where the first login leads someone who came for an exam; null for everyone else. */
export function examPlaceOf(search: string, state: unknown): Place | null {
  const exam = new URLSearchParams(search).get(NAME);
  if (exam === "gmat" || exam === "gre") return PLACES[exam];
  const { testType }: { testType?: unknown } = Object(state);
  return Object.values(PLACES).find((place) => place.state.testType === testType) ?? null;
}
