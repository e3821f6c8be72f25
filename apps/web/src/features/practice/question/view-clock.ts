/** After this long without a sign of life, the learner counts as away. A long passage takes less. */
export const AWAY_MS = 180_000;

/** Counts the time a question is in view and its learner is there. */
export class ViewClock {
  readonly #now: () => number;
  #counted = 0;
  #runsFrom: number | null = null;
  #lastSign = 0;

  /** The clock must not jump when the device's time is set. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  start(): void {
    if (this.#runsFrom !== null) return;
    this.#runsFrom = this.#lastSign = this.#now();
  }

  stop(): void {
    this.#counted += this.#running();
    this.#runsFrom = null;
  }

  /** The learner moved the pointer, pressed a key, scrolled. */
  sign(): void {
    if (this.#runsFrom === null) return;
    const now = this.#now();
    if (now - this.#lastSign > AWAY_MS) {
      this.#counted += this.#running();
      this.#runsFrom = now;
    }
    this.#lastSign = now;
  }

  seconds(): number {
    return (this.#counted + this.#running()) / 1000;
  }

  /** Returns the seconds counted so far and starts again from zero. */
  take(): number {
    const seconds = this.seconds();
    this.#counted = 0;
    if (this.#runsFrom !== null) this.#runsFrom = this.#now();
    return seconds;
  }

  #running(): number {
    if (this.#runsFrom === null) return 0;
    const until = Math.min(this.#now(), this.#lastSign + AWAY_MS);
    return Math.max(0, until - this.#runsFrom);
  }
}
