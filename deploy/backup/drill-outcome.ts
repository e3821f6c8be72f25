/** What a restore gave back of what learners had been told was saved. */

interface Loss {
  /** By key: when each answer was acknowledged. */
  kept: ReadonlyMap<string, { at: number }>;
  /** The keys of those that the restored database doesn't have. */
  lost: ReadonlySet<string>;
  lostAt: number;
  readyAt: number;
  /** Whether the log survived, so that nothing may be gone. */
  keepsLog: boolean;
}

export interface Outcome {
  answers: number;
  lost: number;
  /** How old the oldest answer that is gone was when the database was lost. */
  pointSeconds: number;
  /** From the loss until the product worked again. */
  recoverySeconds: number;
  isLastRestored: boolean;
  /** Nothing is gone from before the time after which the log is always sent; with the log, nothing at all. */
  isGood: boolean;
}

/** archive_timeout, and as long again for a machine with too much to do. */
const MOST_SECONDS = 120;

export function outcomeOf({ kept, lost, lostAt, readyAt, keepsLog }: Loss): Outcome {
  const answers = [...kept].toSorted(([, one], [, two]) => one.at - two.at);
  const first = answers.find(([key]) => lost.has(key));
  const last = answers.at(-1);
  const pointSeconds = first ? (lostAt - first[1].at) / 1_000 : 0;
  return {
    answers: answers.length,
    lost: lost.size,
    pointSeconds: Math.max(0, pointSeconds),
    recoverySeconds: (readyAt - lostAt) / 1_000,
    isLastRestored: last !== undefined && !lost.has(last[0]),
    isGood:
      answers.length > lost.size && pointSeconds <= MOST_SECONDS && !(keepsLog && lost.size > 0),
  };
}

interface Times {
  backups: { full: number; diff: number };
  restoring: { files: number; log: number };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

export function describeOutcome(outcome: Outcome, { backups, restoring }: Times): string {
  const { answers, lost, pointSeconds, recoverySeconds, isLastRestored } = outcome;
  return [
    "",
    `backups         full in ${seconds(backups.full)}, differential in ${seconds(backups.diff)}`,
    `answers         ${answers} acknowledged, ${lost} of them not restored`,
    `last answer     ${isLastRestored ? "restored" : "not restored"}`,
    `recovery point  ${pointSeconds.toFixed(1)} s before the loss`,
    `recovery time   ${recoverySeconds.toFixed(1)} s: files ${seconds(restoring.files)}, log ${seconds(restoring.log)}, and the rest until Theta was ready`,
    "",
  ].join("\n");
}
