/** Longer than a busy server may be late with its beat. */
export const LONGEST_SILENCE_MILLISECONDS = 15_000;
