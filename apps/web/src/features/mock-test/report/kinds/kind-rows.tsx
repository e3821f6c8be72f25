import type { Breakdown, KindResult } from "@theta/contract";
import { clockTime } from "../../../../lib/clock-time.ts";
import { BY_WORDS, rightWords } from "./kind-words.ts";

/** Each kind's share of right answers on a line from 0 to 100%, with its range, under the name of what sorts them. */
export function KindRows({ breakdowns }: { breakdowns: readonly Breakdown[] }) {
  return (
    <div className="@container flex flex-col gap-4 numerals print-exact">
      {breakdowns.map(({ by, kinds }) => (
        <div key={by}>
          <p className="mb-1 text-sm text-ink-muted">{BY_WORDS[by]}</p>
          <ul aria-label={BY_WORDS[by]} className="flex flex-col gap-y-2 @md:gap-y-1">
            {kinds.map((kind) => (
              <Row key={kind.name} kind={kind} />
            ))}
          </ul>
        </div>
      ))}
      <div aria-hidden="true" className={`${GRID} text-xs text-ink-muted`}>
        <span className="hidden @md:block" />
        <span className={`${LINE_CELL} flex justify-between`}>
          {["0%", "50%", "100%"].map((share) => (
            <span key={share}>{share}</span>
          ))}
        </span>
      </div>
    </div>
  );
}

const GRID =
  "grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 @md:grid-cols-[minmax(9rem,44%)_1fr_7.5rem]";
const LINE_CELL = "col-span-full @md:col-span-1";

function Row({ kind }: { kind: KindResult }) {
  return (
    <li className={GRID}>
      <span className="min-w-0 leading-head">{kind.name}</span>
      <span className="flex justify-end text-sm whitespace-nowrap text-ink-2 @md:order-last">
        {rightWords(kind)}
        <span className="inline-block min-w-14 text-right">
          {kind.meanSeconds === null ? "–" : clockTime(kind.meanSeconds)}
        </span>
      </span>
      <ShareLine kind={kind} />
    </li>
  );
}

/** The share is a mark, its range the shading around it. */
function ShareLine({ kind: { right, asked, low, high } }: { kind: KindResult }) {
  return (
    <span
      aria-hidden="true"
      className={`${LINE_CELL} relative block h-3.5 border-x border-line-strong`}
    >
      <span className="absolute inset-x-0 top-1/2 border-t border-line-strong" />
      <span className="absolute inset-y-0 left-1/2 border-l border-line-strong" />
      {low !== undefined && high !== undefined && (
        <span
          style={{ left: `${low}%`, right: `${100 - high}%` }}
          className="absolute inset-y-0.5 border-x border-band-line bg-band"
        />
      )}
      <span
        style={{ left: `${(100 * right) / asked}%` }}
        className="absolute inset-y-0 w-0.75 -translate-x-1/2 bg-ink"
      />
    </span>
  );
}
