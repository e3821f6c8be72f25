import type { ReactNode } from "react";
import type { Teaser } from "./teasers.ts";

const DRAWINGS: Record<Teaser["title"], ReactNode> = {
  "Practice Tests": <Sections />,
  Analytics: <NarrowingBand />,
  Solutions: <MarkedOptions />,
};

/** Decoration: the text next to it says what it shows. */
export function TeaserDrawing({ title }: Pick<Teaser, "title">) {
  return (
    <svg
      viewBox="0 0 240 104"
      fill="none"
      aria-hidden="true"
      className="block h-auto w-full max-w-60"
    >
      {DRAWINGS[title]}
    </svg>
  );
}

const MINUTES = [30, 18, 21, 23, 26];
const PIXELS_PER_MINUTE = 2;

/** Five sections on the clock, with a learner partway through the third. */
function Sections() {
  return (
    <>
      {MINUTES.map((minutes, section) => {
        const before = MINUTES.slice(0, section).reduce((sum, one) => sum + one, 0);
        return (
          <rect
            key={minutes}
            x={before * PIXELS_PER_MINUTE + 2}
            y={12 + section * 14}
            width={minutes * PIXELS_PER_MINUTE}
            height="10"
            className={section < 2 ? "fill-ink" : "fill-band stroke-band-line"}
          />
        );
      })}
      <path d="M2 92H238" className="stroke-ink" />
      {Array.from({ length: 25 }, (_, tick) => (
        <path
          key={tick}
          d={`M${2 + (tick * 236) / 24} 92v${tick % 6 === 0 ? 8 : 4}`}
          className="stroke-line-strong"
        />
      ))}
      <Theta x={118} y={92} />
    </>
  );
}

/** The range around an estimate, answer by answer. */
const RUNGS = [
  { middle: 50, half: 40 },
  { middle: 42, half: 33 },
  { middle: 48, half: 27 },
  { middle: 38, half: 23 },
  { middle: 34, half: 20 },
  { middle: 40, half: 17 },
  { middle: 36, half: 15 },
  { middle: 33, half: 13 },
  { middle: 36, half: 12 },
].map((rung, answer) => ({ ...rung, x: 2 + answer * 25 }));

function NarrowingBand() {
  const over = RUNGS.map(({ x, middle, half }) => `${x} ${middle - half}`);
  const under = RUNGS.toReversed().map(({ x, middle, half }) => `${x} ${middle + half}`);
  return (
    <>
      <path d={`M${over.join("L")}L${under.join("L")}Z`} className="fill-band" />
      {RUNGS.map(({ x, middle, half }) => (
        <path key={x} d={`M${x} ${middle - half}V${middle + half}`} className="stroke-band-line" />
      ))}
      <path
        d={`M${RUNGS.map(({ x, middle }) => `${x} ${middle}`).join("L")}`}
        className="stroke-curve"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g transform="translate(202 36)" className="stroke-brand" strokeWidth="3">
        <ellipse rx="7.5" ry="10" className="fill-paper" />
        <path d="M-7.5 0H16" />
      </g>
      <path d="M218 4V100" className="stroke-line-strong" />
      <path d="M2 100H218" className="stroke-line-strong" />
    </>
  );
}

const OPTION_WIDTHS = [150, 120, 172];

/** Three options of a reviewed question: the second is right and has a tick to say so. */
function MarkedOptions() {
  return (
    <>
      {OPTION_WIDTHS.map((width, option) => {
        const y = 16 + option * 36;
        const isRight = option === 1;
        return (
          <g key={width}>
            <circle
              cx="13"
              cy={y}
              r="10"
              strokeWidth="1.5"
              className={isRight ? "fill-correct stroke-correct" : "stroke-line-strong"}
            />
            {isRight && (
              <path d={`M8.5 ${y + 0.5}l3 3.2 6-6.6`} className="stroke-paper" strokeWidth="2" />
            )}
            <path d={`M34 ${y - 4}h${width}`} className="stroke-ink-2" strokeWidth="2" />
            <path d={`M34 ${y + 6}h${width * 0.6}`} className="stroke-band-line" strokeWidth="2" />
          </g>
        );
      })}
    </>
  );
}

/** θ upright on a scale, with its bar as the tick. */
function Theta({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-brand" strokeWidth="3">
      <ellipse rx="9" ry="6.5" className="fill-paper" />
      <path d="M0 -6.5V12" />
    </g>
  );
}
