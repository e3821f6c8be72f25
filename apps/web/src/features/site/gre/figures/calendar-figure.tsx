import { HighlightFigure, LABEL, NAME } from "./highlight-figure.tsx";

const DAYS_BETWEEN = 21;
const SITTINGS = [1, 2, 3, 4, 5];
const LAST_DAY = DAYS_BETWEEN * (SITTINGS.length - 1);
const YEAR_DAYS = 365;

const LEFT = 16;
const RIGHT = 344;
const SPRING_Y = 52;
const YEAR_Y = 188;

const across = (share: number) => LEFT + share * (RIGHT - LEFT);
const springX = (day: number) => across(day / LAST_DAY);
const yearX = (day: number) => across(day / YEAR_DAYS);

/** The five attempts drawn large and, below, where they fall in twelve months. */
export function CalendarFigure() {
  return (
    <HighlightFigure
      number={4}
      height={254}
      caption="The fastest the rules allow: five attempts in 84 days. A sixth has to wait until 12 months after the first."
    >
      <path
        d={`M${LEFT} ${SPRING_Y}L${LEFT} ${YEAR_Y}H${yearX(LAST_DAY)}L${RIGHT} ${SPRING_Y}Z`}
        className="fill-band"
        opacity="0.5"
      />
      <FiveAttempts />
      <TwelveMonths />
    </HighlightFigure>
  );
}

function FiveAttempts() {
  return (
    <>
      <text x={0} y={16} className={NAME}>
        Attempts, 21 days apart
      </text>
      <path d={`M${LEFT} ${SPRING_Y}H${RIGHT}`} className="stroke-ink" />
      {SITTINGS.map((sitting, index) => {
        const day = index * DAYS_BETWEEN;
        return (
          <g key={sitting}>
            <path d={`M${springX(day)} ${SPRING_Y}v12`} className="stroke-ink" />
            <Sitting x={springX(day)} y={SPRING_Y} number={sitting} />
            <text
              x={springX(day)}
              y={SPRING_Y + 38}
              textAnchor="middle"
              className={`${LABEL} numerals`}
            >
              {day}
            </text>
          </g>
        );
      })}
    </>
  );
}

function TwelveMonths() {
  return (
    <>
      <rect
        x={yearX(LAST_DAY)}
        y={YEAR_Y - 10}
        width={RIGHT - yearX(LAST_DAY)}
        height={20}
        className="fill-band"
      />
      <text x={(yearX(LAST_DAY) + RIGHT) / 2} y={YEAR_Y - 18} textAnchor="middle" className={NAME}>
        no test
      </text>
      <path d={`M${LEFT} ${YEAR_Y}H${RIGHT}`} className="stroke-ink" />
      {SITTINGS.map((sitting, index) => (
        <path
          key={sitting}
          d={`M${yearX(index * DAYS_BETWEEN)} ${YEAR_Y - 8}v16`}
          className="stroke-ink"
          strokeWidth="3"
        />
      ))}
      {[0, 3, 6, 9, 12].map((month) => (
        <g key={month}>
          <path d={`M${across(month / 12)} ${YEAR_Y + 10}v6`} className="stroke-line-strong" />
          <text
            x={across(month / 12)}
            y={YEAR_Y + 34}
            textAnchor="middle"
            className={`${LABEL} numerals`}
          >
            {month}
          </text>
        </g>
      ))}
      <text x={RIGHT + 8} y={YEAR_Y + 58} textAnchor="end" className={LABEL}>
        Months
      </text>
      <Sitting x={RIGHT} y={YEAR_Y} number={6} />
    </>
  );
}

function Sitting({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        className="fill-ink font-sans text-[15px] font-ui numerals"
      >
        {number}
      </text>
    </>
  );
}
