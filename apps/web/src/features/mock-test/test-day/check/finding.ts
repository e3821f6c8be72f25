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
  if (open > 0)
    return `We found no problems, but ${open} of ${findings.length} checks ${open === 1 ? "was" : "were"} inconclusive.`;
  return "This device is ready.";
}
