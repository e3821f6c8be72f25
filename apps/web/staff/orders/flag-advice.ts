/** What to do about each thing that may be noted on an order. */
const ADVICE: readonly [noted: RegExp, advice: string][] = [
  [
    /paid a second time/,
    "Two payments were taken for this order. Give the second one back at the provider, then mark this as resolved.",
  ],
  [
    /another order was paid within a day/,
    "They may have bought twice by mistake. Ask them, and refund one of the two if they want that.",
  ],
  [
    /its refund (failed|was refused)|no such refund/,
    "The money is still with us, and the plan has ended. Try the refund again, or give the money back at the provider and check the order again.",
  ],
  [
    /part of it was refunded/,
    "Someone gave back part of it at the provider. The plan stays. If that's what was agreed, mark this as resolved.",
  ],
  [
    /refunded before the plan opened/,
    "The plan hasn't opened. Agree with the learner on what they get, and give back the rest at the provider.",
  ],
  [
    /the provider has no such order/,
    "It was made with other keys, or the provider has lost it. Compare this server's keys with the provider's, then check the order again.",
  ],
  [
    /different order|order is for|got a payment of|an event reported/,
    "The amounts don't agree, and nothing was opened for the wrong one. Compare this order with the provider's dashboard before anything else.",
  ],
  [
    /paid more than \d+ days after/,
    "Prices and plans may have changed since they ordered. They got what they ordered; mark this as resolved once you've looked.",
  ],
  [/account was erased/, "There's no account to open the plan for. Refund the order."],
];

/** One flag may note several things. */
export function adviceOn(flag: string): string[] {
  const found = ADVICE.filter(([noted]) => noted.test(flag)).map(([, advice]) => advice);
  return found.length > 0
    ? found
    : ["Check the order again, and compare it with the provider's dashboard."];
}

/** As a sentence: it's noted in lower case, for the middle of a log's line. */
export function flagSentence(flag: string): string {
  const text = flag.charAt(0).toUpperCase() + flag.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
