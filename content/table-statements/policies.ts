/** Payments that an organization could make to its rows, or collect from them, by a stated policy. */

interface Policy {
  readonly story: string;
  /** The noun of the column that a payment is a percent of. */
  readonly of: string;
  /** "grant" */
  readonly payment: string;
  readonly isCollected?: boolean;
  readonly percents: readonly number[];
}

const POLICIES: readonly Policy[] = [
  { story: "grocery stores", of: "annual revenue", payment: "bonus", percents: [0.8, 1, 1.2] },
  {
    story: "sales territories",
    of: "amount of sales in 2023",
    payment: "bonus",
    percents: [2, 2.5, 3],
  },
  { story: "restaurants", of: "revenue", payment: "bonus", percents: [1.5, 2, 2.5] },
  {
    story: "hotels",
    of: "room revenue",
    payment: "fee",
    isCollected: true,
    percents: [3, 4, 5],
  },
  { story: "teams", of: "payroll", payment: "tax", isCollected: true, percents: [10, 12, 15] },
  { story: "city departments", of: "budget", payment: "supplement", percents: [2, 3, 4] },
  { story: "parks", of: "operating budget", payment: "supplement", percents: [3, 4, 5] },
  { story: "museums", of: "operating expense", payment: "grant", percents: [4, 5, 6] },
  { story: "theaters", of: "ticket revenue", payment: "grant", percents: [4, 5, 6] },
  {
    story: "nonprofit organizations",
    of: "amount of donations received",
    payment: "grant",
    percents: [10, 12, 15],
  },
];

const PLURALS: Readonly<Record<string, string>> = { bonus: "bonuses", tax: "taxes" };

/** The story's policy, with the words that sentences need for it. */
export function policyOf(
  story: string,
): (Policy & { verb: string; plural: string; said: string }) | null {
  const policy = POLICIES.find((one) => one.story === story);
  if (!policy) return null;
  const { isCollected = false, payment } = policy;
  return {
    ...policy,
    // With an "s" for one row.
    verb: isCollected ? "pay" : "receive",
    // "Its amount of sales" would be stiff.
    said: policy.of.replace(/^amount of /, ""),
    plural: PLURALS[payment] ?? `${payment}s`,
  };
}
