/** A wall clock that can be moved forward. All times are in milliseconds. */
export class Clock {
  readonly #base: () => number;
  #offset: number;

  constructor(base: () => number = Date.now, offset = 0) {
    this.#base = base;
    this.#offset = offset;
  }

  get offset(): number {
    return this.#offset;
  }

  now(): number {
    return this.#base() + this.#offset;
  }

  /** The provider's timestamps are Unix seconds. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Only forward: the past stays past. */
  moveTo(time: number): void {
    this.#offset += Math.max(0, time - this.now());
  }
}
