/** The tour, chapter by chapter. It has no sound, so the captions are all of its text. */
export interface Chapter {
  name: ChapterName;
  title: string;
  caption: string;
  seconds: number;
}

export type ChapterName = "quiz" | "question" | "run" | "sections" | "score" | "solution";

export const CHAPTERS: readonly Chapter[] = [
  {
    name: "quiz",
    title: "Start with a free quiz",
    caption: "Ten questions in one section, in about 15 minutes. No card needed.",
    seconds: 8,
  },
  {
    name: "question",
    title: "One question at a time",
    caption: "The clock runs on our server, and we say an answer is saved only once it is.",
    seconds: 10,
  },
  {
    name: "run",
    title: "The mock adapts to you",
    caption:
      "Each question depends on your earlier answers, and the range around your score narrows.",
    seconds: 12,
  },
  {
    name: "sections",
    title: "Three sections, in the order you choose",
    caption: "21, 23, and 20 questions, 45 minutes each, and one optional ten-minute break.",
    seconds: 9,
  },
  {
    name: "score",
    title: "A score with its range",
    caption: "205 to 805, with its percentile and how far luck could have moved it.",
    seconds: 9,
  },
  {
    name: "solution",
    title: "Then the solutions",
    caption: "Every question is explained, including why each wrong option is tempting.",
    seconds: 10,
  },
];

export const LENGTH = CHAPTERS.reduce((sum, { seconds }) => sum + seconds, 0);

/** When each chapter starts. */
export const STARTS: readonly number[] = CHAPTERS.map((_, place) =>
  CHAPTERS.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0),
);

/** Which chapter is playing, and how much of it is over, from 0 to 1. */
export function chapterAt(second: number): { place: number; share: number } {
  const place = Math.max(
    0,
    STARTS.findLastIndex((start) => second >= start),
  );
  const { seconds = 1 } = CHAPTERS[place] ?? {};
  return { place, share: Math.min(1, (second - (STARTS[place] ?? 0)) / seconds) };
}
