import { SECTIONS, WHOLE_MINUTES } from "../gre-section-times.ts";
import { HighlightFigure, LABEL, NAME, NUMBER } from "./highlight-figure.tsx";

const LEFT = 8;
const RIGHT = 352;
const ROW = 56;
const BAR = 26;
const TOP = 26;
const AXIS = TOP + SECTIONS.length * ROW - 8;

const x = (minutes: number) => LEFT + (minutes / WHOLE_MINUTES) * (RIGHT - LEFT);
const startOf = (section: number) =>
  SECTIONS.slice(0, section).reduce((sum, { minutes }) => sum + minutes, 0);

export function TimelineFigure() {
  return (
    <HighlightFigure
      number={2}
      height={AXIS + 46}
      caption="1 hour 58 minutes, section by section. Writing comes first. The order of the others varies."
    >
      {SECTIONS.map(({ name, minutes }, section) => {
        const start = startOf(section);
        const end = start + minutes;
        const y = TOP + section * ROW;
        // A name starts at the beginning of its bar if there's room, and otherwise ends at the bar's end.
        const endsWithBar = x(start) > 140;
        return (
          <g key={name}>
            <text
              x={endsWithBar ? x(end) : x(start)}
              y={y - 7}
              textAnchor={endsWithBar ? "end" : "start"}
              className={`${NAME} stroke-paper [paint-order:stroke]`}
              strokeWidth="6"
            >
              {name}
            </text>
            <rect
              x={x(start)}
              y={y}
              width={x(end) - x(start)}
              height={BAR}
              className="fill-band stroke-band-line"
            />
            <path d={`M${x(end)} ${y}V${AXIS}`} className="stroke-line" />
            <text x={(x(start) + x(end)) / 2} y={y + 18.5} textAnchor="middle" className={NUMBER}>
              {minutes}
            </text>
          </g>
        );
      })}
      <path d={`M${LEFT} ${AXIS}H${RIGHT}`} className="stroke-ink" />
      {SECTIONS.map(({ name, minutes }, section) => {
        const end = startOf(section) + minutes;
        return (
          <g key={name}>
            <path d={`M${x(end)} ${AXIS}v7`} className="stroke-ink" />
            <text
              x={x(end)}
              y={AXIS + 24}
              textAnchor={end === WHOLE_MINUTES ? "end" : "middle"}
              className={`${LABEL} numerals`}
            >
              {end}
            </text>
          </g>
        );
      })}
      <text x={LEFT} y={AXIS + 24} className={LABEL}>
        Minute
      </text>
    </HighlightFigure>
  );
}
