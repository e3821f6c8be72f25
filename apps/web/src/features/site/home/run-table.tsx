import type { Run } from "./adaptive-run.ts";
import { rangeAt, scoreAt } from "./quant-scale.ts";

/** The figure's numbers, for anyone who can't see it or wants to check it. */
export function RunTable({ run }: { run: Run }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer py-1 font-ui underline decoration-1 underline-offset-4">
        View as a table
      </summary>
      <table className="mt-3 w-full max-w-120 border-t border-ink text-right numerals">
        <caption className="sr-only">
          The section in figure 1: each question's difficulty, the answer, and the score with its
          range after it
        </caption>
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th scope="col" className="py-1.5 text-left font-ui">
              Question
            </th>
            <th scope="col" className="font-ui">
              Difficulty
            </th>
            <th scope="col" className="font-ui">
              Answer
            </th>
            <th scope="col" className="font-ui">
              Score
            </th>
            <th scope="col" className="font-ui">
              Range
            </th>
          </tr>
        </thead>
        <tbody>
          {run.steps.map(({ item, isRight, ...step }, index) => (
            <tr key={item.difficulty} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-text">
                {index + 1}
              </th>
              <td>{scoreAt(item.difficulty)}</td>
              <td>{isRight ? "right" : "wrong"}</td>
              <td>{scoreAt(step.estimate)}</td>
              <td>
                {scoreAt(rangeAt(step).lower)}–{scoreAt(rangeAt(step).upper)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
