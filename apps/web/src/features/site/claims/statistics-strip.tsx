import claims from "virtual:claims";

/** The three statistics, between two rules. Each reads as one line: Trusted by 1000+ Students. */
export function StatisticsStrip() {
  return (
    <ul
      aria-label="Theta in three numbers"
      className="grid gap-x-6 gap-y-4 border-t border-b border-t-ink border-b-line py-5 sm:grid-cols-3"
    >
      {claims.statistics.map(({ label, figure }) => (
        <li key={label}>
          <span className="block text-sm text-ink-muted">{label} </span>
          <span className="headline block text-h3 numerals">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
