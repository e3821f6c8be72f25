/** What a check of this device found. Tests run on a device that falls short, too, so nothing here blocks. */
export type Verdict = "good" | "caution" | "problem" | "unknown";

export interface Finding {
  verdict: Verdict;
  /** What was seen. */
  seen: string;
  /** What to do about it. */
  todo?: string;
}

/** One sentence about all of them. */
export function summaryOf(findings: readonly Finding[]): string {
  const poor = findings.filter(({ verdict }) => verdict === "problem" || verdict === "caution");
  const open = findings.filter(({ verdict }) => verdict === "unknown").length;
  if (poor.length > 0)
    return `${poor.length} of ${findings.length} checks found something you could improve. You can continue anyway.`;
  if (open > 0) return `Nothing is wrong, but we couldn't tell for ${open} of ${findings.length}.`;
  return "This device is ready.";
}
