import { type RunningClock, type RunningTest, SECTION_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { toRunningClock } from "../../exam/running-clock.ts";
import { currentOf } from "../mock-section.ts";
import { breakEndOf } from "../mock-test.rules.ts";
import { type MockUnderWay, selectMocksUnderWay } from "../own-mocks.queries.ts";
import { selectOptionalRunningSection } from "../sections.queries.ts";
import { toMockCard } from "./mock-card.ts";

/** The mock whose clock is running, and one in a break whose clock is running; ends nothing. */
export async function findRunningMocks(db: Db, learnerId: string): Promise<RunningTest[]> {
  const mocks = await selectMocksUnderWay(db, learnerId);
  const [section] = mocks.flatMap(runningSectionIn);
  const [pause] = mocks.flatMap(runningBreakIn);
  return [section, pause].filter((test) => test !== undefined);
}

export async function findMockClocks(db: Db, learnerId: string): Promise<RunningClock[]> {
  const section = await selectOptionalRunningSection(db, learnerId);
  return section ? [toRunningClock("mock", { ...section, testId: section.mockId })] : [];
}

function runningSectionIn(mock: MockUnderWay): RunningTest[] {
  const section = mock.sections.find(({ state }) => state === "running");
  if (section?.state !== "running" || section.deadline <= mock.now) return [];
  return [
    {
      kind: "mock",
      // It has been started, so nothing locks it.
      mock: toMockCard(mock, null),
      sectionType: SECTION_TYPES[section.section],
      deadline: section.deadline.getTime(),
      serverTime: mock.now.getTime(),
    },
  ];
}

function runningBreakIn(mock: MockUnderWay): RunningTest[] {
  const next = currentOf(mock.sections);
  if (next?.state !== "planned" || next.reopened) return [];
  const pause = mock.breaks.find(({ after }) => after === next.place - 1);
  if (!pause || pause.endedAt || breakEndOf(pause.startedAt) <= mock.now) return [];
  return [
    {
      kind: "break",
      mock: toMockCard(mock, null),
      sectionType: SECTION_TYPES[next.section],
      deadline: breakEndOf(pause.startedAt).getTime(),
      serverTime: mock.now.getTime(),
    },
  ];
}
