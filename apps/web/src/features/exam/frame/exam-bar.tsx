import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { HideButton } from "./hide-button.tsx";
import type { Hidden } from "./use-hidden.ts";
import { Mark } from "../../../ui/logo.tsx";

interface ExamBarProps {
  name: string;
  /** Which part of the test it is. On a phone, there's only room for this. */
  part?: string | undefined;
  /** "Question 7 of 21". What's shown below can be labeled by the heading's id. */
  place?:
    | { id?: string; word: string; order: number; total: number; hidden?: Hidden | undefined }
    | undefined;
  /** At the right: the timer. */
  aside?: ReactNode;
}

/** The dark bar of a test. */
export function ExamBar({ name, part, place, aside }: ExamBarProps) {
  return (
    <header className="relative z-(--z-bar) grid min-h-exambar shrink-0 grid-cols-[1fr_auto] items-center gap-x-4 bg-exam-bar px-gutter py-1.5 text-on-exam-bar sm:grid-cols-[1fr_auto_1fr] low:sticky low:top-0 low:min-h-10 low:py-0.5">
      <p
        className={classNames(
          "flex min-w-0 items-center gap-3 font-strong sm:row-span-2 sm:self-center",
          place ? "self-end" : "row-span-2 self-center",
        )}
      >
        <Mark className="h-5 max-sm:hidden" />
        <span className="flex min-w-0 flex-col lg:flex-row lg:items-baseline lg:gap-3">
          <span
            className={classNames(
              "truncate",
              part ? "max-lg:text-sm max-sm:sr-only" : "max-sm:text-sm",
            )}
          >
            {name}
          </span>
          {part && (
            <span className="truncate font-text text-exam-bar-muted max-lg:text-sm max-sm:font-strong max-sm:text-on-exam-bar">
              {part}
            </span>
          )}
        </span>
      </p>
      {place && (
        <>
          <Place {...place} />
          {!place.hidden?.isHidden && <Ticks {...place} />}
        </>
      )}
      <div className="col-start-2 row-span-2 row-start-1 flex min-w-20 justify-end justify-self-end sm:col-start-3">
        {aside}
      </div>
    </header>
  );
}

function Place({ id, word, order, total, hidden }: NonNullable<ExamBarProps["place"]>) {
  return (
    <div className="col-start-1 flex items-center gap-1 self-start max-sm:text-sm max-sm:text-exam-bar-muted sm:col-start-2 sm:row-start-1 sm:justify-center">
      <h1 id={id} className={hidden?.isHidden ? "sr-only" : "numerals"}>
        {word} {order} of {total}
      </h1>
      {hidden && <HideButton {...hidden} what="the question number" />}
    </div>
  );
}

/** One tick per question, with the current one taller. On a phone, they run along the bar's edge. */
function Ticks({ order, total }: NonNullable<ExamBarProps["place"]>) {
  return (
    <span
      aria-hidden="true"
      className="flex h-2 items-end max-sm:absolute max-sm:inset-x-gutter max-sm:bottom-0 max-sm:justify-between sm:col-start-2 sm:row-start-2 sm:justify-center sm:gap-1.5"
    >
      {Array.from({ length: total }, (_, place) => (
        <span
          key={place}
          className={classNames(
            "w-0.5 bg-current",
            place + 1 === order ? "h-2 w-[3px]" : "h-1.25",
            place + 1 > order && "text-exam-bar-muted opacity-55",
          )}
        />
      ))}
    </span>
  );
}
