/** The introduction, chapter by chapter. It has no sound: the captions are all of its words. */
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
    title: "Begin with a free quiz",
    caption: "Ten questions on one topic, in about fifteen minutes. It costs nothing.",
    seconds: 8,
  },
  {
    name: "question",
    title: "One question at a time",
    caption: "The clock runs on our server. An answer is shown as saved only when it is.",
    seconds: 10,
  },
  {
    name: "run",
    title: "The mock follows you",
    caption:
      "In a mock test each question is chosen by your answers so far. The band around your ability narrows.",
    seconds: 12,
  },
  {
    name: "sections",
    title: "Three sections, in your order",
    caption: "21, 23 and 20 questions, 45 minutes each, and one break of ten minutes.",
    seconds: 9,
  },
  {
    name: "score",
    title: "A score with its band",
    caption: "205 to 805, with the percentile of the exam, and how far luck may have moved it.",
    seconds: 9,
  },
  {
    name: "solution",
    title: "Then the solutions",
    caption: "Every question is worked through, and every wrong option says why it tempts.",
    seconds: 10,
  },
];

export const LENGTH = CHAPTERS.reduce((sum, { seconds }) => sum + seconds, 0);

/** When each chapter begins. */
export const STARTS: readonly number[] = CHAPTERS.map((_, place) =>
  CHAPTERS.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0),
);

/** Which chapter is on, and how much of it has gone by, 0 to 1. */
export function chapterAt(second: number): { place: number; share: number } {
  const place = Math.max(
    0,
    STARTS.findLastIndex((start) => second >= start),
  );
  const { seconds = 1 } = CHAPTERS[place] ?? {};
  return { place, share: Math.min(1, (second - (STARTS[place] ?? 0)) / seconds) };
}
