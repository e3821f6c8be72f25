interface FigureStripProps {
  label: string;
  /** Label and figure read as one line: Trusted by 1000+ Students. */
  figures: readonly { label: string; figure: string }[];
}

/** Three figures in a row, between two rules. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <ul
      aria-label={label}
      className="grid gap-x-6 gap-y-4 border-t border-b border-t-ink border-b-line py-5 sm:grid-cols-3 sm:grid-rows-[auto_auto] sm:gap-y-0"
    >
      {figures.map((one) => (
        <li key={one.label} className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
          <span className="block self-end text-sm text-ink-muted">{one.label} </span>
          <span className="headline block text-h3 numerals">{one.figure}</span>
        </li>
      ))}
    </ul>
  );
}
