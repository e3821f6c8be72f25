/** What the learners' program writes down, and what follows from it. */

/** One request that came back, or didn't. */
export interface Attempt {
  at: number;
  /** Null if it succeeded, else why not. */
  failure: string | null;
  /** For an answer that was acknowledged: how long its learner waited, from the first try on. */
  answerTook?: number;
}

export interface Window {
  answers: number;
  requests: number;
  failed: number;
  causes: Record<string, number>;
  /** From the fault to the last request that failed, and on to the next success. 0 without failures. */
  recoveryMilliseconds: number;
  /** The longest time in which no answer was acknowledged to anybody. */
  longestPauseMilliseconds: number;
  /** The longest that one learner waited for an answer to be acknowledged. */
  longestWaitMilliseconds: number;
}

export function summarize(all: readonly Attempt[], from: number, to: number): Window {
  const attempts = all.filter(({ at }) => at >= from && at <= to);
  const failed = attempts.filter(({ failure }) => failure !== null);
  const answers = attempts.filter(({ answerTook }) => answerTook !== undefined);
  const causes: Record<string, number> = {};
  for (const { failure } of failed) causes[failure!] = (causes[failure!] ?? 0) + 1;
  const times = [from, ...answers.map(({ at }) => at), to];
  return {
    answers: answers.length,
    requests: attempts.length,
    failed: failed.length,
    causes,
    recoveryMilliseconds: recoveryOf(attempts, failed.at(-1)?.at, from),
    longestPauseMilliseconds: Math.max(...times.slice(1).map((at, k) => at - times[k]!)),
    longestWaitMilliseconds: Math.max(0, ...answers.map(({ answerTook }) => answerTook!)),
  };
}

function recoveryOf(attempts: readonly Attempt[], lastFailure: number | undefined, from: number) {
  if (lastFailure === undefined) return 0;
  const success = attempts.find(({ at, failure }) => failure === null && at >= lastFailure);
  return success ? success.at - from : Number.POSITIVE_INFINITY;
}

/** Whether requests have succeeded, and none has failed, for this long. */
export function isCalm(all: readonly Attempt[], milliseconds: number): boolean {
  const recent = all.filter(({ at }) => at >= Date.now() - milliseconds);
  return recent.length > 0 && recent.every(({ failure }) => failure === null);
}
