import { Badge, type BadgeTone } from "../../../../ui/badge.tsx";
import type { Finding, Verdict } from "./finding.ts";

const BADGES: Record<Verdict, { tone: BadgeTone; words: string }> = {
  good: { tone: "soft", words: "Good" },
  caution: { tone: "caution", words: "Could be better" },
  problem: { tone: "incorrect", words: "Needs fixing" },
  unknown: { tone: "plain", words: "Can't tell" },
};

/** The verdict in a word, what was seen, and what to do. Null: it's still being checked. */
export function FindingView({ finding }: { finding: Finding | null }) {
  if (finding === null) return <Badge>Checking…</Badge>;
  const { tone, words } = BADGES[finding.verdict];
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      <p className="mt-1 text-ink">{finding.seen}</p>
      {finding.todo && <p className="mt-1">{finding.todo}</p>}
    </>
  );
}
