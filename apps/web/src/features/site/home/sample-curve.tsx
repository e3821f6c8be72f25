import { chance } from "./adaptive-run.ts";
import { SAMPLE_ITEM } from "./sample-question.ts";

const WIDTH = 420;
const LEFT = 50;
const RIGHT = 412;
const FLOOR = 170;
const CEILING = 14;
/** In units of the drawing, which is smaller than them on a phone. */
const SIZE = "font-sans text-[23px] @min-[26rem]:text-[13px]";
const LABEL = `fill-ink-muted ${SIZE}`;

const x = (ability: number) => LEFT + ((ability + 3) / 6) * (RIGHT - LEFT);
const y = (share: number) => FLOOR - share * (FLOOR - CEILING);

const CURVE = Array.from({ length: 61 }, (_, step) => step / 10 - 3)
  .map((ability) => `${x(ability).toFixed(1)} ${y(chance(SAMPLE_ITEM, ability)).toFixed(1)}`)
  .join("L");
const MIDDLE = chance(SAMPLE_ITEM, 0);
export const SOLVED_OF_HUNDRED = Math.round(100 * MIDDLE);

/** How likely a person of each ability is to get the sample right. The text below says the same. */
export function SampleCurve() {
  return (
    <div className="@container">
      <svg viewBox={`0 0 ${WIDTH} 200`} fill="none" aria-hidden="true" className="h-auto w-full">
        <rect
          x={x(-0.5)}
          y={CEILING}
          width={x(0.5) - x(-0.5)}
          height={FLOOR - CEILING}
          className="fill-band"
        />
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path
              d={`M${LEFT} ${y(share)}H${RIGHT}`}
              className={share === 0 ? "stroke-line-strong" : "stroke-line"}
            />
            <text x={LEFT - 8} y={y(share) + 4} textAnchor="end" className={`${LABEL} numerals`}>
              {share * 100}
            </text>
          </g>
        ))}
        <path d={`M${CURVE}`} className="stroke-curve" strokeWidth="2" />
        <path
          d={`M${x(0)} ${y(MIDDLE)}V${FLOOR}`}
          className="stroke-curve"
          strokeDasharray="2.5 3"
        />
        <circle
          cx={x(0)}
          cy={y(MIDDLE)}
          r="4"
          className="fill-paper stroke-curve"
          strokeWidth="2"
        />
        <text
          x={x(0) - 9}
          y={y(MIDDLE) - 6}
          textAnchor="end"
          className={`fill-ink font-strong numerals ${SIZE}`}
        >
          {SOLVED_OF_HUNDRED}%
        </text>
        <text x={LEFT} y={FLOOR + 22} className={LABEL}>
          lower ability
        </text>
        <text x={RIGHT} y={FLOOR + 22} textAnchor="end" className={LABEL}>
          higher
        </text>
      </svg>
    </div>
  );
}
