// @vitest-environment happy-dom
import type { SectionReport } from "@theta/contract";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PrintedKinds } from "../print/printed-kinds.tsx";
import { FULL_REPORT, sectionReport, step } from "../test-reports.ts";
import { PathFigure } from "./path-figure.tsx";

afterEach(cleanup);

const at = (points: number) => ({ at: points, low: points - 3, high: points + 3 });

/** Question 2 was wrong, question 3 therefore easier, and question 2 was changed to the right answer. */
const EDITED = sectionReport({
  scoreBeforeEdits: 75,
  edits: [{ questionId: "q-2", order: 2, at: 1, wasCorrect: false, isCorrect: true }],
  path: [
    step(1, { estimate: at(78) }),
    step(2, { isEdited: true, estimate: at(80) }),
    step(3, { asked: 72, isScored: false, estimate: at(79) }),
  ],
  pathBeforeEdits: [
    { order: 1, isCorrect: true, estimate: at(78) },
    { order: 2, isCorrect: false, estimate: at(74.5) },
    { order: 3, isCorrect: true, estimate: at(75) },
  ],
});
const { pathBeforeEdits: _, ...UNTOLD } = EDITED;

function show(section: SectionReport) {
  const { container } = render(<PathFigure section={section} number={2} />);
  fireEvent.click(screen.getByRole("button", { name: "View as a table" }));
  return {
    lines: container.querySelectorAll("path.stroke-ink-muted").length,
    marks: container.querySelectorAll("[aria-hidden] svg.size-2\\.5").length,
    wrong: container.querySelectorAll("[aria-hidden] svg.size-2\\.5 .stroke-incorrect").length,
    caption: container.querySelector("figcaption")!.textContent,
    legend: [...container.querySelectorAll("figure li")].map(({ textContent }) => textContent),
    table: screen
      .getAllByRole("row")
      .map((line) => [...line.children].map(({ textContent }) => textContent)),
  };
}

test("with edits, the path as it ran is a second line with the first answers on it", () => {
  const { lines, marks, wrong, caption, legend, table } = show(EDITED);
  expect([lines, marks]).toEqual([1, 1]);
  expect(wrong).toBeGreaterThan(0);
  expect(legend.slice(-2)).toEqual(["As you answered", "After your edits, with the range"]);
  expect(caption).toContain(
    "Each mark is a question with your final answer. Harder questions are higher. The dashed line shows what your score would have been at each point as you answered, and each small mark on it is a first answer you changed. The solid line shows the same with your final answers.",
  );
  expect(table).toEqual([
    ["Question", "Difficulty", "Answer", "Time", "As you answered", "After your edits", "Range"],
    ["1", "78.0", "Correct", "2:00", "78.0", "78.0", "75.0–81.0"],
    ["2", "78.0", "Incorrect, then correct", "2:00", "74.5", "80.0", "77.0–83.0"],
    ["3", "72.0", "Correct, trial question", "2:00", "75.0", "79.0", "76.0–82.0"],
  ]);
});

test("without edits, there's one line", () => {
  const { lines, marks, caption, legend, table } = show(sectionReport());
  expect([lines, marks]).toEqual([0, 0]);
  expect(caption).toMatch(
    /^Fig\. 2 Each mark is a question\. Harder questions are higher\. .*The line shows what your score would have been at each point\. /,
  );
  expect(legend.at(-1)).toBe("score so far, with its range");
  expect(table[0]).toEqual(["Question", "Difficulty", "Answer", "Time", "Score so far", "Range"]);
});

test("where the path runs into an end of the scale, the chart says so", () => {
  const { container } = render(
    <PathFigure section={sectionReport({ path: [step(1, { asked: 90 })] })} number={2} />,
  );
  expect(container.textContent).toContain("90 is the highest score");
  cleanup();
  show(sectionReport());
  expect(screen.queryByText(/is the (highest|lowest) score/)).toBeNull();
});

test("difficulty is a line from mark to mark", () => {
  const { container } = render(<PathFigure section={sectionReport()} number={2} />);
  const line = container.querySelector("path.stroke-line-strong")!.getAttribute("d")!;
  expect(line.match(/[ML]/g)).toEqual(["M", "L", "L"]);
});

test("a line that's only known with the final answers is said to be that", () => {
  const { lines, caption, table } = show(UNTOLD);
  expect(lines).toBe(0);
  expect(caption).toContain(
    "The line shows what your score would have been at each point with your final answers.",
  );
  expect(table[2]![2]).toBe("Correct");
});

test("on paper, there's only the line of the final answers", () => {
  const { container } = render(
    <PrintedKinds report={{ ...FULL_REPORT, sections: [EDITED, UNTOLD] }} />,
  );
  expect(container.querySelectorAll("path.stroke-curve").length).toBeGreaterThan(0);
  expect(container.querySelectorAll("path.stroke-ink-muted, svg.size-2\\.5")).toHaveLength(0);
  expect(screen.queryByText("As you answered")).toBeNull();
});
