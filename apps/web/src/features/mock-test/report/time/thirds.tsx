import type { SectionReport, Stretch } from "@theta/contract";
import { clockTime } from "../../../../lib/clock-time.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { ChartMark } from "../../../question/results/chart-mark.tsx";
import { type Outcome, outcomeOf } from "../../../question/results/outcome.ts";
import { isLong, stretchName, stretchWords } from "./time-words.ts";

interface ThirdsProps {
  section: SectionReport;
  /** The thirds side by side. */
  isInRow?: boolean;
}

/** Each question of the section in its place, with its time, third by third. */
export function Thirds({ section, isInRow = false }: ThirdsProps) {
  return (
    <ul
      className={classNames(
        "numerals print-exact",
        isInRow ? "grid grid-cols-3 gap-x-6" : "flex flex-col gap-4",
      )}
    >
      {section.timeManagement.thirds.map((third) => (
        <Third key={third.from} third={third} section={section} isInRow={isInRow} />
      ))}
    </ul>
  );
}

interface ThirdProps extends ThirdsProps {
  third: Stretch;
}

function Third({ third, section, isInRow = false }: ThirdProps) {
  const { path, timeManagement } = section;
  const places = Array.from({ length: third.to - third.from + 1 }, (_, k) => third.from + k);
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span className="text-ink">{stretchName(third)}</span>
        <span className={classNames(isInRow ? "order-last w-full" : "min-w-0 flex-1")}>
          {stretchWords(third)}
        </span>
        <span>
          {third.meanSeconds === null ? "no times" : `${clockTime(third.meanSeconds)} per question`}
        </span>
      </p>
      <ol
        aria-hidden="true"
        className="mt-1.5 grid grid-cols-8 border-t border-line pt-2 text-xs text-ink-2"
      >
        {places.map((place) => {
          const step = path.find(({ order }) => order === place);
          return (
            <Place
              key={place}
              outcome={step ? outcomeOf(step) : "unreached"}
              isTrial={step?.isScored === false}
              seconds={step?.timeSpent ?? null}
              isFramed={isLong(step?.timeSpent ?? null, timeManagement.longSeconds)}
            />
          );
        })}
      </ol>
    </li>
  );
}

interface PlaceProps {
  outcome: Outcome;
  isTrial: boolean;
  seconds: number | null;
  isFramed: boolean;
}

function Place({ outcome, isTrial, seconds, isFramed }: PlaceProps) {
  return (
    <li className="flex flex-col items-center gap-1">
      <ChartMark outcome={outcome} isTrial={isTrial} />
      <span
        className={classNames(
          "rounded-sm border px-0.5 leading-tight",
          isFramed ? "border-ink font-strong text-ink" : "border-transparent",
        )}
      >
        {seconds === null ? "–" : clockTime(seconds)}
      </span>
    </li>
  );
}
