import { SECTIONS } from "./exam-words.ts";
import { FigureCaption } from "../../../ui/figure-caption.tsx";

const MINUTES = 45;
const NUMBERED = 5;
const MINUTE_MARKS = [0, 15, 30, 45];
const LABEL = "fill-ink-muted font-sans text-xs numerals";

/** The exam's three clocks as rulers: questions above the line, minutes below it. */
export function EvenPace() {
  return (
    <figure>
      <div aria-hidden="true" className="flex flex-col gap-5">
        {SECTIONS.map(({ name, questions }, place) => (
          <div key={name}>
            <p className="flex items-baseline justify-between gap-4 text-sm text-ink-muted numerals">
              <span className="headline text-h4 text-ink">{name}</span>
              {questions} questions
            </p>
            <Ruler questions={questions} hasMinutes={place === SECTIONS.length - 1} />
          </div>
        ))}
      </div>
      <FigureCaption number={1}>
        Three 45-minute clocks, with a tick for each question at an even pace. In the shaded first
        15 minutes, you'd finish seven Quantitative questions.
      </FigureCaption>
    </figure>
  );
}

const hundredths = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;

/** Horizontal positions are percentages, so that text keeps its size at any width. */
function Ruler({ questions, hasMinutes }: { questions: number; hasMinutes: boolean }) {
  const numbers = Array.from({ length: questions }, (_, place) => place + 1);
  return (
    <svg
      aria-hidden="true"
      height={hasMinutes ? 68 : 52}
      fill="none"
      className="block w-full overflow-visible"
    >
      {numbers
        .filter((number) => number % NUMBERED === 0)
        .map((number) => (
          <text
            key={number}
            x={`${hundredths(number, questions)}%`}
            y="16"
            textAnchor={number === questions ? "end" : "middle"}
            className={LABEL}
          >
            {number}
          </text>
        ))}
      <Scale questions={questions} numbers={numbers} />
      {hasMinutes &&
        MINUTE_MARKS.map((minute, place) => (
          <text
            key={minute}
            x={`${hundredths(minute, MINUTES)}%`}
            y="66"
            textAnchor={ANCHOR[place]}
            className={LABEL}
          >
            {place === 0 ? "0 min" : minute}
          </text>
        ))}
    </svg>
  );
}

const ANCHOR = ["start", "middle", "middle", "end"] as const;

/** Stretched to fit; strokes keep their width. */
function Scale({ questions, numbers }: { questions: number; numbers: readonly number[] }) {
  const ticks = numbers
    .map((number) => `M${hundredths(number, questions)} 20V${number % NUMBERED === 0 ? 0 : 9}`)
    .join("");
  const minutes = MINUTE_MARKS.map((minute) => `M${hundredths(minute, MINUTES)} 20V28`).join("");
  return (
    <svg
      y="22"
      width="100%"
      height="28"
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      overflow="visible"
      className="*:[vector-effect:non-scaling-stroke]"
    >
      <path d={`M0 0H${hundredths(1, 3)}V20H0Z`} className="fill-band" />
      <path d={ticks} className="stroke-ink-2" />
      <path d={minutes} className="stroke-line-strong" />
      <path d="M0 20H100" className="stroke-ink" />
    </svg>
  );
}
