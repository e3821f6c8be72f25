import { TOTALS } from "./score-words.ts";

/** The curve's numbers, for anyone who can't see it or wants to check it. */
export function TotalTable() {
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-ui underline decoration-1 underline-offset-4">
        View as a table
      </summary>
      <table className="mt-2 w-full max-w-80 border-t border-ink text-right numerals">
        <caption className="sr-only">Every other total with its percentile</caption>
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th scope="col" className="py-1.5 text-left font-ui">
              Total
            </th>
            <th scope="col" className="font-ui">
              At or below, %
            </th>
          </tr>
        </thead>
        <tbody>
          {TOTALS.toReversed().map(([total, percentile]) => (
            <tr key={total} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-text">
                {total}
              </th>
              <td>{percentile}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
