/** Every time that was measured, by call, and what it comes to. */
export interface CallSummary {
  call: string;
  count: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  worst: number;
}

interface Recorded {
  times: number[];
  errors: number;
}

/** What happened in one second of the run. */
export interface SecondSummary {
  second: number;
  answered: number;
  p50: number;
  p99: number;
}

export class Latencies {
  readonly #calls = new Map<string, Recorded>();
  readonly #seconds = new Map<number, number[]>();
  readonly #faults = new Map<string, number>();
  readonly #began: number;

  constructor(began: number) {
    this.#began = began;
  }

  record(call: string, milliseconds: number, fault: string | null, now: number): void {
    let recorded = this.#calls.get(call);
    if (!recorded) this.#calls.set(call, (recorded = { times: [], errors: 0 }));
    recorded.times.push(milliseconds);
    if (fault !== null) {
      recorded.errors += 1;
      const name = `${call}: ${fault}`;
      this.#faults.set(name, (this.#faults.get(name) ?? 0) + 1);
    }
    const second = Math.floor((now - this.#began) / 1000);
    const times = this.#seconds.get(second);
    if (times) times.push(milliseconds);
    else this.#seconds.set(second, [milliseconds]);
  }

  /** The most frequent call first. */
  calls(): CallSummary[] {
    return [...this.#calls]
      .map(([call, { times, errors }]) => ({ call, errors, ...summaryOf(times) }))
      .toSorted((one, other) => other.count - one.count);
  }

  all(): CallSummary {
    const recorded = [...this.#calls.values()];
    return {
      call: "all",
      errors: recorded.reduce((sum, { errors }) => sum + errors, 0),
      ...summaryOf(recorded.flatMap(({ times }) => times)),
    };
  }

  seconds(): SecondSummary[] {
    return [...this.#seconds]
      .toSorted(([one], [other]) => one - other)
      .map(([second, times]) => {
        const { count, p50, p99 } = summaryOf(times);
        return { second, answered: count, p50, p99 };
      });
  }

  /** What went wrong, and how often. */
  faults(): [fault: string, count: number][] {
    return [...this.#faults].toSorted(([, one], [, other]) => other - one);
  }
}

function summaryOf(times: readonly number[]) {
  const sorted = Float64Array.from(times).toSorted();
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
  };
}

/** The smallest time that at least this share of them doesn't exceed. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}
