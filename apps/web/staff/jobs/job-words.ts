/** What each job is for. A job without words here is shown by its name alone. */
const PURPOSES: Readonly<Record<string, string>> = {
  "deliver-mail": "Sends the emails that are waiting.",
  "erase-accounts": "Erases accounts whose deletion is due.",
  "end-overdue-quizzes": "Ends quizzes that ran out of time.",
  "end-overdue-mocks": "Ends mocks that ran out of time.",
  "take-back-reopened": "Ends reopened sections that nobody came back to.",
  "payment-events": "Follows up on what the payment provider reported.",
  "payment-reconciling":
    "Asks the payment provider about orders and refunds that nothing reported.",
  "ledger-checks": "Compares the books with the payment provider, when somebody asks for it.",
  "remind-of-plan-ends": "Emails learners before their plan ends.",
  "fill-name-words": "Makes the names of older accounts searchable.",
  "count-servings": "Counts how often each question was shown.",
  "tidy-throttles": "Deletes counters that are over.",
  "tidy-mail": "Deletes emails after 30 days.",
  "tidy-payment-events": "Deletes old events from the payment provider.",
  "tidy-accounts": "Deletes codes, sign-ins, and sign-ups that are over.",
  "tidy-contact": "Deletes messages after a year.",
  "tidy-staff": "Deletes what the console keeps for repeats and exports, after 30 days.",
  "tidy-audit-log": "Deletes entries of the audit log that are no longer kept.",
  "tidy-request-counts": "Deletes old counts of requests, which the overview's bars show.",
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
