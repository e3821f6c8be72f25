import { useId } from "react";

/** In millimeters, for the part of the paper inside its margins. It fits on A4 and Letter. */
const WIDTH = 180;
const HEAD = 8;
const COLUMNS = 3;
const ROWS = 8;
const BOX = { width: WIDTH / COLUMNS, height: 28 };
const GRID = 4;
const HEIGHT = HEAD + ROWS * BOX.height;
/** The longest section has 23 questions, which leaves one box for anything else. */
const MOST_QUESTIONS = 23;

/** A sheet of scratch paper: a box on faint squares for each question, with letters to cross out. */
export function ScratchSheet({ className }: { className?: string }) {
  // The sheet on screen and the one for the printer have a pattern each.
  const squares = useId();
  return (
    <svg
      // Half a millimeter for the lines at the edges.
      viewBox={`-0.5 0 ${WIDTH + 1} ${HEIGHT + 0.5}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label="Scratch paper with 24 boxes: one for each question, with the letters A to E to cross out, and one for notes"
      className={className}
    >
      <defs>
        <pattern id={squares} width={GRID} height={GRID} patternUnits="userSpaceOnUse">
          <path
            d={`M0 0H${GRID}M0 0V${GRID}`}
            fill="none"
            stroke="var(--line)"
            strokeWidth="0.25"
          />
        </pattern>
      </defs>
      <text x="0" y="5" fontSize="3.6" fill="var(--ink)">
        Section ________________________
      </text>
      <text x={WIDTH} y="5" fontSize="3.6" fill="var(--ink)" textAnchor="end">
        Theta scratch paper
      </text>
      {Array.from({ length: COLUMNS * ROWS }, (_, place) => (
        <Box key={place} place={place} fill={`url(#${squares})`} />
      ))}
    </svg>
  );
}

/** They're numbered down the columns, as people read lists. */
function Box({ place, fill }: { place: number; fill: string }) {
  const x = Math.floor(place / ROWS) * BOX.width;
  const y = HEAD + (place % ROWS) * BOX.height;
  const isQuestion = place < MOST_QUESTIONS;
  return (
    <g fontSize="3.4" fill="var(--ink)">
      <rect x={x} y={y} {...BOX} fill={fill} stroke="var(--ink-muted)" strokeWidth="0.35" />
      <text x={x + 2} y={y + 4.4} fontWeight="600">
        {isQuestion ? place + 1 : "Notes"}
      </text>
      {isQuestion && (
        <text x={x + BOX.width - 2} y={y + 4.4} textAnchor="end" letterSpacing="2.4">
          ABCDE
        </text>
      )}
    </g>
  );
}
