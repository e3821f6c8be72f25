import { classNames } from "./class-names.ts";

/**
 * The motif: the chance of a right answer by ability, with the range around an estimate. Drawn from the
 * three-parameter logistic, the formula the tests use.
 */
const ITEM = { discrimination: 1.3, difficulty: 0.35, guessing: 0.2 };
const ESTIMATE = 0.6;
const HALF_BAND = 0.55;

const WIDTH = 320;
const HEIGHT = 200;
const FLOOR = 168;
const CEILING = 20;

function chance(ability: number): number {
  const { discrimination, difficulty, guessing } = ITEM;
  return guessing + (1 - guessing) / (1 + Math.exp(-discrimination * (ability - difficulty)));
}

/** Abilities from −3 to 3 across the picture. */
const across = (ability: number) => ((ability + 3) / 6) * WIDTH;
const up = (probability: number) => FLOOR - probability * (FLOOR - CEILING);

const CURVE = Array.from({ length: 61 }, (_, step) => step / 10 - 3)
  .map((ability) => `${across(ability).toFixed(1)} ${up(chance(ability)).toFixed(1)}`)
  .join("L");

/** Decoration: the text next to it says what it shows. */
export function AbilityCurve({ className }: { className?: string | undefined }) {
  const x = across(ESTIMATE);
  const y = up(chance(ESTIMATE));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      aria-hidden="true"
      className={classNames("block h-auto w-full max-w-full", className)}
    >
      <rect
        x={across(ESTIMATE - HALF_BAND)}
        y={CEILING - 8}
        width={across(ESTIMATE + HALF_BAND) - across(ESTIMATE - HALF_BAND)}
        height={FLOOR - CEILING + 8}
        className="fill-band"
      />
      <path d={`M0 ${FLOOR}H${WIDTH}`} className="stroke-ink" />
      {Array.from({ length: 25 }, (_, tick) => (
        <path
          key={tick}
          d={`M${across(tick / 4 - 3)} ${FLOOR}v${tick % 4 === 0 ? 8 : 4}`}
          className="stroke-line-strong"
        />
      ))}
      <path d={`M${x} ${y}V${FLOOR}`} className="stroke-ink" strokeDasharray="2 3" />
      <path d={`M${CURVE}`} className="stroke-curve" strokeWidth="2" />
      <circle cx={x} cy={y} r="4" className="fill-paper stroke-curve" strokeWidth="2" />
      <Theta x={x} y={FLOOR} />
    </svg>
  );
}

/** θ upright on the scale, with its bar as the tick. */
function Theta({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-brand" strokeWidth="3">
      <ellipse rx="10" ry="7.5" className="fill-paper" />
      <path d="M0 -7.5V16" />
    </g>
  );
}

/**
 * The first step of a run that hasn't started: everything is still possible, and twenty more questions wait
 * on the axis.
 */
export function FirstRung({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 264 100"
      fill="none"
      aria-hidden="true"
      className={classNames("block h-auto w-66 max-w-full", className)}
    >
      <path d="M0 2L30 12V68L0 78Z" className="fill-band" />
      <path d="M30 12V68" className="stroke-band-line" strokeWidth="2" />
      <path d="M0 40H30" className="stroke-curve" strokeWidth="2" />
      <circle cx="30" cy="40" r="4.5" className="fill-paper stroke-curve" strokeWidth="2" />
      <path d="M0 88H264" className="stroke-line-strong" />
      {Array.from({ length: 21 }, (_, question) => (
        <path
          key={question}
          d={`M${30 + question * 11} 88v${question === 0 ? 11 : 5}`}
          className={question === 0 ? "stroke-ink" : "stroke-line-strong"}
          strokeWidth={question === 0 ? 3 : 1}
        />
      ))}
    </svg>
  );
}
