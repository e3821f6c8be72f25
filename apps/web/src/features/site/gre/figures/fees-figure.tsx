import { FEES } from "../gre-fees.ts";
import { HighlightFigure, NAME, NUMBER } from "./highlight-figure.tsx";

const LEFT = 124;
const RIGHT = 308;
const ROW = 36;
const DOLLARS = FEES[0].dollars;

const x = (dollars: number) => LEFT + (dollars / DOLLARS) * (RIGHT - LEFT);

/** The test itself is dark; fees that most people never pay are light. */
export function FeesFigure() {
  return (
    <HighlightFigure
      number={3}
      height={FEES.length * ROW + 2}
      caption="The one fee everyone pays, and the ones you can usually avoid. In US dollars; check with ETS before you pay."
    >
      {FEES.map(({ name, dollars }, row) => {
        const y = row * ROW + ROW / 2;
        return (
          <g key={name}>
            <text x={0} y={y + 5} className={NAME}>
              {name}
            </text>
            <rect
              x={LEFT}
              y={y - 8}
              width={x(dollars) - LEFT}
              height={16}
              className={row === 0 ? "fill-ink" : "fill-band stroke-band-line"}
            />
            <text x={x(dollars) + 8} y={y + 5} className={NUMBER}>
              ${dollars}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} 0V${FEES.length * ROW}`} className="stroke-ink" />
    </HighlightFigure>
  );
}
