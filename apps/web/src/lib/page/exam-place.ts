import type { Place } from "../session/return-place.ts";

/** Where each exam begins for a learner. Its numbers are those of TEST_TYPES, whose module is no part of a public page. */
const PLACES = {
  gmat: { path: "/dashboard/Gmat", state: { testType: 1 } },
  gre: { path: "/upcomming-soon", state: { testType: 2 } },
} satisfies Record<string, Place>;

export type Exam = keyof typeof PLACES;

const NAME = "exam";

export const SIGNUP_PATH = "/signup";

/** Where an exam begins for a learner. */
export const examPlace = (exam: Exam): Place => PLACES[exam];

/** What the sign-up page is told, and its address for who opens the link before its script is there. */
export const examState = (exam: Exam) => PLACES[exam].state;
export const signupLink = (exam: Exam) => `${SIGNUP_PATH}?${NAME}=${exam}`;

/** Where the first login leads whoever came for an exam; null for those who did not. */
export function examPlaceOf(search: string, state: unknown): Place | null {
  const exam = new URLSearchParams(search).get(NAME);
  if (exam === "gmat" || exam === "gre") return PLACES[exam];
  const { testType }: { testType?: unknown } = Object(state);
  return Object.values(PLACES).find((place) => place.state.testType === testType) ?? null;
}
