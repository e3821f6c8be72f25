/** What each job is for. A job without words here is shown by its name alone. */
const PURPOSES: Readonly<Record<string, string>> = {
  "deliver-mail": "Sends the emails that are waiting.",
  "erase-accounts": "Erases accounts whose deletion is due.",
  "end-overdue-quizzes": "Ends quizzes that ran out of time.",
  "end-overdue-mocks": "Ends mocks that ran out of time.",
  "payment-events": "Follows up on what the payment provider reported.",
  "payment-reconciling":
    "Asks the payment provider about orders and refunds that nothing reported.",
  "remind-of-plan-ends": "Emails learners before their plan ends.",
  "tidy-throttles": "Deletes counters that are over.",
  "tidy-mail": "Deletes emails after 30 days.",
  "tidy-payment-events": "Deletes old events from the payment provider.",
  "tidy-accounts": "Deletes codes, sign-ins, and sign-ups that are over.",
  "tidy-contact": "Deletes messages after a year.",
};

export function purposeOf(name: string): string | null {
  return PURPOSES[name] ?? null;
}

/** "40 ms", "1.3 s", "2 min 5 s" */
export function tookWords(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
