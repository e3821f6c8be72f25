/** Small reports for tests. Each test adds what it needs. */
import type { RangedScore, MockCard, MockReport, PathStep, SectionReport } from "@theta/contract";

export function banded(score: number, percentile: number, error = 3): RangedScore {
  return { score, percentile, standardError: error, low: score - error, high: score + error };
}

export function step(order: number, more: Partial<PathStep> = {}): PathStep {
  return {
    questionId: `q-${order}`,
    order,
    questionString: `What is ${order}?`,
    format: "problem-solving",
    topicName: "Rates",
    defficuiltyLevel: 5,
    isAnswered: true,
    isCorrect: true,
    timeSpent: 120,
    isScored: true,
    isRepeat: false,
    isLate: false,
    isBookmarked: false,
    isEdited: false,
    asked: 78,
    estimate: { at: 79.2, low: 75.9, high: 82.4 },
    ...more,
  };
}

export function sectionReport(more: Partial<SectionReport> = {}): SectionReport {
  return {
    sectionType: 3,
    score: banded(79, 57),
    totalQuestions: 3,
    correct: 2,
    wrong: 1,
    unanswered: 0,
    accuracy: 66.7,
    secondsUsed: 2400,
    seconds: 2700,
    endedBy: "learner",
    guessing: null,
    edits: [],
    scoreBeforeEdits: null,
    path: [step(1), step(2, { isCorrect: false, topicName: "Percents" }), step(3)],
    ...more,
  };
}

export const FULL_REPORT: MockReport = {
  total: { score: 645, percentile: 87, standardError: 34.6, low: 615, high: 675 },
  comparison: {
    name: "Mock Test 1",
    endedAt: Date.UTC(2026, 3, 18, 12),
    score: 605,
    difference: 40,
    standardError: 49,
    chanceOfRise: 0.793,
    isMoreThanChance: false,
  },
  sections: [
    sectionReport(),
    sectionReport({ sectionType: 2, score: banded(82, 74) }),
    sectionReport({ sectionType: 1, score: banded(82, 93) }),
  ],
  whatIf: [],
  conditions: {
    mode: "forward",
    time: "standard",
    startedAt: Date.UTC(2026, 4, 18, 9),
    endedAt: Date.UTC(2026, 4, 18, 11, 31),
    break: null,
    extraBreak: null,
    reopened: 0,
    lateAnswers: 0,
    repeats: 0,
    secondsGivenBack: 0,
    incidents: [],
  },
  secondThoughts: null,
  tablePeriod: "July 2020 – June 2025",
};

export const FULL_MOCK: MockCard = {
  mockTestId: "m-2",
  testType: 1,
  kind: "full",
  sectionTypes: [3, 2, 1],
  name: "Mock Test 2",
  about: "Three sections.",
  status: 3,
  duration: 8100,
  totalQuestions: 64,
  createdAt: 0,
  isAvailable: true,
  lock: null,
  startDateTimestamp: Date.UTC(2026, 4, 18, 9),
  endDateTimestamp: Date.UTC(2026, 4, 18, 11, 31),
  score: 645,
  percentile: 87,
  correctAnswers: 45,
  wrongAnswers: 19,
  unansweredQuestions: 0,
};
