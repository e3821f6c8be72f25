/** From the specification: how long the row stands before it moves on. */
const DELAY_MILLISECONDS = 2000;
/** 200 words a minute. */
const WORD_MILLISECONDS = 300;

/** How long the slide that leaves next is given: two seconds, and as long as it takes to read it. */
export function standingTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(DELAY_MILLISECONDS, words * WORD_MILLISECONDS);
}
