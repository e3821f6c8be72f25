import type { MockCard } from "@theta/contract";
import { MockActions } from "../mock-test/card/mock-actions.tsx";
import { ordinal } from "../mock-test/report/score/score-words.ts";
import { MODE_NAMES } from "../mock-test/shared/mode-words.ts";
import { NO_RANGE } from "../mock-test/shared/mock-words.ts";
import { timeNote } from "../test-settings/time-words.ts";
import { dayTaken } from "../../lib/day-words.ts";
import { countsOfCard, countWords } from "../question/results/count-words.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** A finished mock with its score and links to its results. */
export function FinishedMockRow({ mock }: { mock: MockCard }) {
  const { name, kind, mode, time, score, percentile, isTooFast, startDateTimestamp } = mock;
  const note = timeNote(time);
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 border-b border-line py-5">
      <p className="w-20 shrink-0 numerals">
        {score === undefined ? (
          <span className="text-ink-muted">
            <span aria-hidden="true">–</span>
            <VisuallyHidden>Score hidden</VisuallyHidden>
          </span>
        ) : (
          <>
            <VisuallyHidden>Score </VisuallyHidden>
            <span className="headline text-h2">{score}</span>
          </>
        )}
      </p>
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="font-serif text-h4">{name}</h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2 numerals">
          <span>{kind === "full" ? "Full mock" : "Sectional mock"}</span>
          {mode && <span>{MODE_NAMES[mode]}</span>}
          {note && <span>{note}</span>}
          {startDateTimestamp !== undefined && <span>{dayTaken(startDateTimestamp)}</span>}
          {percentile !== undefined && <span>{ordinal(percentile)} percentile</span>}
          {isTooFast && <span>{NO_RANGE}</span>}
        </p>
        <p className="text-sm text-ink-2 numerals">
          {mock.lock === null
            ? countWords(countsOfCard(mock))
            : "You'll see its results again when you renew your plan."}
        </p>
      </div>
      <div className="w-full sm:w-62">
        <MockActions mock={mock} />
      </div>
    </li>
  );
}
