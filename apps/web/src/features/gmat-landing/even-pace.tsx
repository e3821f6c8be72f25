import { classNames } from "../../ui/class-names.ts";
import { SECTIONS } from "./exam-words.ts";
import { FigureCaption } from "./figure-caption.tsx";

const MINUTES = 45;
const NUMBERED = 5;
const MINUTE_MARKS = [0, 15, 30, 45];

/** The three clocks of the exam as rulers: questions over the line, minutes under it. */
export function EvenPace() {
  return (
    <figure>
      <div aria-hidden="true" className="flex flex-col gap-5 text-xs text-ink-muted numerals">
        {SECTIONS.map(({ name, questions }) => (
          <div key={name}>
            <p className="flex items-baseline justify-between gap-4 text-sm">
              <span className="headline text-h4 text-ink">{name}</span>
              {questions} questions
            </p>
            <QuestionNumbers questions={questions} />
            <Ruler questions={questions} />
          </div>
        ))}
        <Minutes />
      </div>
      <FigureCaption number={1}>
        Three clocks of 45 minutes, a tick for each question done at an even pace. Shaded: the first
        quarter of an hour. Seven questions in Quantitative fit into it.
      </FigureCaption>
    </figure>
  );
}

const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;

function QuestionNumbers({ questions }: { questions: number }) {
  const numbers = Array.from(
    { length: Math.floor(questions / NUMBERED) },
    (_, place) => (place + 1) * NUMBERED,
  );
  return (
    <div className="relative mt-1 h-5">
      {numbers.map((number) => (
        <span
          key={number}
          style={{ left: `${percent(number, questions)}%` }}
          className={classNames(
            "absolute",
            number === questions ? "-translate-x-full" : "-translate-x-1/2",
          )}
        >
          {number}
        </span>
      ))}
    </div>
  );
}

/** Stretched to the width of its place; strokes keep theirs. */
function Ruler({ questions }: { questions: number }) {
  const ticks = Array.from({ length: questions }, (_, place) => place + 1)
    .map((number) => `M${percent(number, questions)} 14V${number % NUMBERED === 0 ? 0 : 6}`)
    .join("");
  const minutes = MINUTE_MARKS.map((minute) => `M${percent(minute, MINUTES)} 14V20`).join("");
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      fill="none"
      className="block h-7 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      <path d={`M0 0H${percent(1, 3)}V14H0Z`} className="fill-band" />
      <path d={ticks} className="stroke-ink-2" />
      <path d={minutes} className="stroke-line-strong" />
      <path d="M0 14H100" className="stroke-ink" />
    </svg>
  );
}

function Minutes() {
  return (
    <div className="relative -mt-4 h-5">
      {MINUTE_MARKS.map((minute, place) => (
        <span
          key={minute}
          style={{ left: `${percent(minute, MINUTES)}%` }}
          className={classNames("absolute", place > 0 && "-translate-x-1/2 last:-translate-x-full")}
        >
          {place === 0 ? "0 min" : minute}
        </span>
      ))}
    </div>
  );
}
