/** Measures what a start spends its time on. */
export interface StartClock {
  /** Attributes the time since the last lap, or since the process began, to this phase. */
  lap(phase: string): void;
  /** "ready in 812 ms: modules 380, database 140, …" */
  toString(): string;
  phases: Record<string, number>;
}

export function createStartClock(now: () => number = () => performance.now()): StartClock {
  const phases: Record<string, number> = {};
  let last = 0;
  return {
    phases,
    lap: (phase) => {
      const at = now();
      phases[phase] = Math.round(at - last);
      last = at;
    },
    toString: () =>
      `ready in ${Math.round(last)} ms: ${Object.entries(phases)
        .map(([phase, milliseconds]) => `${phase} ${milliseconds}`)
        .join(", ")}`,
  };
}
