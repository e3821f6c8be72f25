import { HighlightFigure, LABEL, NAME } from "./highlight-figure.tsx";

interface Scale {
  name: string;
  from: number;
  to: number;
  /** The distance between two ticks, and between two numbers. */
  tick: number;
  numbered: number;
  /** The example's score. */
  score: number;
}

const SCALES: readonly Scale[] = [
  { name: "Verbal", from: 130, to: 170, tick: 1, numbered: 10, score: 155 },
  { name: "Quantitative", from: 130, to: 170, tick: 1, numbered: 10, score: 160 },
  { name: "Total", from: 260, to: 340, tick: 2, numbered: 20, score: 315 },
  { name: "Writing", from: 0, to: 6, tick: 0.5, numbered: 1, score: 4.5 },
];

const LEFT = 14;
const RIGHT = 346;
const ROW = 88;

export function ScalesFigure() {
  return (
    <HighlightFigure
      number={1}
      height={SCALES.length * ROW - 4}
      caption="An example: 155 in Verbal plus 160 in Quantitative makes 315. Writing has its own scale."
    >
      {SCALES.map((scale, row) => (
        <g key={scale.name} transform={`translate(0 ${row * ROW + 50})`}>
          <Ruler {...scale} />
        </g>
      ))}
    </HighlightFigure>
  );
}

function Ruler({ name, from, to, tick, numbered, score }: Scale) {
  const x = (value: number) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
  const steps = (by: number) =>
    Array.from({ length: Math.round((to - from) / by) + 1 }, (_, step) => from + step * by);
  return (
    <>
      <text x={LEFT} y={-26} className={NAME}>
        {name}
      </text>
      <path d={`M${LEFT} 0H${RIGHT}`} className="stroke-ink" />
      <path
        d={steps(tick)
          .map((value) => `M${x(value)} 0v5`)
          .join("")}
        className="stroke-line-strong"
      />
      {steps(numbered).map((value) => (
        <g key={value}>
          <path d={`M${x(value)} 0v9`} className="stroke-ink" />
          <text x={x(value)} y={27} textAnchor="middle" className={`${LABEL} numerals`}>
            {value}
          </text>
        </g>
      ))}
      <g transform={`translate(${x(score)} 0)`} className="stroke-brand" strokeWidth="3">
        <ellipse rx="9" ry="7" className="fill-paper" />
        <path d="M0 -7V14" />
      </g>
      <text
        x={x(score)}
        y={-16}
        textAnchor="middle"
        className="fill-ink font-serif text-[18px] font-ui numerals"
      >
        {score}
      </text>
    </>
  );
}
