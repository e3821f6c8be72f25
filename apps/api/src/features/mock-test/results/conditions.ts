import { type MockReport, SECTION_TYPES } from "@theta/contract";
import type { EndedSection } from "../mock-section.ts";
import { breakEndOf, overrunTaken, secondsWithin, type Span, spansOf } from "../mock-test.rules.ts";
import type { FinishedMock } from "./read-results.ts";
import { type TakenSection, timeTakenIn } from "./section-report.ts";

/** When and how a mock was taken: breaks, late answers, and faults of ours. `gaps`: when no server was alive. */
export function conditionsOf(
  mock: FinishedMock,
  taken: readonly TakenSection[],
  gaps: readonly Span[],
): MockReport["conditions"] {
  const sections = taken.map(({ section }) => section);
  const sum = (count: (one: TakenSection) => number) =>
    taken.reduce((total, one) => total + count(one), 0);
  return {
    mode: mock.mode,
    time: mock.time,
    startedAt: mock.startedAt.getTime(),
    endedAt: mock.endedAt.getTime(),
    break: breakOf(mock, sections, 0),
    extraBreak: breakOf(mock, sections, 1),
    reopened: sum(({ section }) => section.reopened),
    lateAnswers: sum(({ questions }) => questions.filter(({ isLate }) => isLate).length),
    repeats: sum(({ section }) => section.repeats),
    secondsGivenBack: sum((one) => timeTakenIn(one).givenBack),
    secondsAdded: sum((one) => timeTakenIn(one).staffAdded),
    incidents: sections.flatMap((section) => incidentsIn(section, gaps)),
  };
}

function breakOf(
  { breaks, time }: FinishedMock,
  sections: readonly EndedSection[],
  nth: number,
): MockReport["conditions"]["break"] {
  const taken = breaks[nth];
  if (!taken) return null;
  const { after, startedAt, endedAt } = taken;
  const end = endedAt ?? breakEndOf(startedAt);
  const next = sections[after];
  return {
    after: SECTION_TYPES[sections[after - 1]!.section],
    seconds: Math.round((end.getTime() - startedAt.getTime()) / 1000),
    overrun: next ? overrunTaken(next, time) : 0,
  };
}

function incidentsIn(section: EndedSection, gaps: readonly Span[]) {
  return spansOf(section).flatMap((span) =>
    gaps
      .filter(({ from, to }) => from < span.to && to > span.from)
      .map((gap) => ({ at: gap.from.getTime(), seconds: secondsWithin([gap], span) })),
  );
}
