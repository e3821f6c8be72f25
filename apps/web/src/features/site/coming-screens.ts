/**
 * Every path whose screen is not built yet. When a screen is built its entry goes away, here and in
 * router.tsx together; the type of `path` sees to it.
 */
export interface ComingScreenWords {
  title: string;
  /** What will be here. */
  sentence: string;
}

export const COMING_SCREENS = {
  "/gmat": {
    title: "The GMAT exam",
    sentence: "What the exam asks, how it is scored, what it costs, and when you can sit it.",
  },
  "/gre": {
    title: "The GRE exam",
    sentence: "The GRE in four parts: overview, syllabus, fees and dates. GRE tests follow later.",
  },
  "/about-us": {
    title: "About us",
    sentence: "Who makes Theta, why, and what we promise to those who practise here.",
  },
  "/career": {
    title: "Career",
    sentence: "The positions that are open, and how to apply for them.",
  },
  "/contact": {
    title: "Contact",
    sentence:
      "A form to write to us. Until then, our address and phone are at the foot of the page.",
  },
  "/privacy-policy": {
    title: "Privacy policy",
    sentence: "What we keep about you, for how long, and how you have it sent to you or erased.",
  },
  "/term-condition": {
    title: "Terms and conditions",
    sentence: "What you may expect of us, and what we ask of you.",
  },
  "/Resource": {
    title: "Resources",
    sentence: "A formula sheet for GMAT Quant to read and print.",
  },
  "/upcomming-soon": {
    title: "GRE Coming Soon",
    sentence:
      "Theta is for the GMAT today. Practice tests, analytics and solutions for the GRE follow.",
  },
} as const satisfies Record<`/${string}`, ComingScreenWords>;

export type ComingPath = keyof typeof COMING_SCREENS;

/** Paths match in either case, with or without a slash at the end. */
export function comingWords(pathname: string): ComingScreenWords | undefined {
  const wanted = pathname.toLowerCase().replace(/\/+$/, "");
  const found = Object.entries(COMING_SCREENS).find(([path]) => path.toLowerCase() === wanted);
  return found?.[1];
}
