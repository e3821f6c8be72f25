/** From the specification: how long the row pauses before it moves on. */
const DELAY_MILLISECONDS = 2000;
/** 200 words per minute. */
const WORD_MILLISECONDS = 300;

/** How long the slide that leaves next stays: at least two seconds, and long enough to read it. */
export function slideMilliseconds(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(DELAY_MILLISECONDS, words * WORD_MILLISECONDS);
}
