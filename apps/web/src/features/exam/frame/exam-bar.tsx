import type { ReactNode, Ref } from "react";
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
    | {
        id?: string;
        /** To send the focus to. */
        heading?: Ref<HTMLHeadingElement> | undefined;
        word: string;
        order: number;
        total: number;
        hidden?: Hidden | undefined;
      }
    | undefined;
  /** At the right: the timer. */
  aside?: ReactNode;
}

/** The dark bar of a test. It goes by how much text fits in a line, which the learner's text size decides, too. */
export function ExamBar({ name, part, place, aside }: ExamBarProps) {
  return (
    <header className="@container relative z-(--z-bar) shrink-0 bg-exam-bar text-on-exam-bar low:sticky low:top-0">
      <div className="grid min-h-exambar grid-cols-[1fr_auto] items-center gap-x-4 px-gutter py-1.5 @min-[40rem]:grid-cols-[1fr_auto_1fr] @max-[18rem]:grid-cols-1 low:min-h-10 low:py-0.5">
        <p
          className={classNames(
            "flex min-w-0 items-center gap-3 font-strong @min-[40rem]:row-span-2 @min-[40rem]:self-center",
            place ? "self-end" : "row-span-2 self-center",
          )}
        >
          <Mark className="h-5 @max-[40rem]:hidden" />
          <span className="flex min-w-0 flex-col @min-[64rem]:flex-row @min-[64rem]:items-baseline @min-[64rem]:gap-3">
            <span
              className={classNames(
                "@min-[40rem]:truncate",
                part ? "@max-[64rem]:text-sm @max-[40rem]:sr-only" : "@max-[40rem]:text-sm",
              )}
            >
              {name}
            </span>
            {part && (
              <span className="font-text text-exam-bar-muted @min-[40rem]:truncate @max-[64rem]:text-sm @max-[40rem]:font-strong @max-[40rem]:text-on-exam-bar">
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
        <div className="col-start-2 row-span-2 row-start-1 flex min-w-20 justify-end justify-self-end @min-[40rem]:col-start-3 @max-[18rem]:col-start-1 @max-[18rem]:row-span-1 @max-[18rem]:row-start-3 @max-[18rem]:justify-self-start">
          {aside}
        </div>
      </div>
    </header>
  );
}

function Place({ id, heading, word, order, total, hidden }: NonNullable<ExamBarProps["place"]>) {
  return (
    <div className="col-start-1 flex items-center gap-1 self-start @max-[40rem]:text-sm @max-[40rem]:text-exam-bar-muted @min-[40rem]:col-start-2 @min-[40rem]:row-start-1 @min-[40rem]:justify-center">
      <h1
        ref={heading}
        id={id}
        tabIndex={heading ? -1 : undefined}
        className={hidden?.isHidden ? "sr-only" : "numerals"}
      >
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
      className="flex h-2 items-end @max-[18rem]:hidden @max-[40rem]:absolute @max-[40rem]:inset-x-gutter @max-[40rem]:bottom-0 @max-[40rem]:justify-between @min-[40rem]:col-start-2 @min-[40rem]:row-start-2 @min-[40rem]:justify-center @min-[40rem]:gap-1.5"
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
