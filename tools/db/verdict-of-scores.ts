import type { ScoresReport } from "../../apps/api/src/features/mock-test/check/check-scores.ts";

/** What a report comes to. A database without sections is no proof, and may be a failed restore. */
export function verdictOf({ whole, cutShort, faults }: ScoresReport): {
  exitCode: 0 | 1 | 2;
  lines: string[];
} {
  if (faults.length > 0) {
    const lines = [`\n${faults.length} things don't agree:`, ...faults.map((one) => `  ${one}`)];
    return { exitCode: 1, lines };
  }
  if (whole + cutShort === 0)
    return { exitCode: 2, lines: ["No section has ended, so there was nothing to compare."] };
  const alike =
    "Each score of a section answered to the end follows from its answers, and all counts agree.";
  return { exitCode: 0, lines: [alike] };
}
