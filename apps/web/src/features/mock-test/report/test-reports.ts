/** Small reports for tests. Each test adds what it needs. */
import type {
  MeasureRange,
  MockCard,
  MockReport,
  PathStep,
  RangedScore,
  SectionReport,
  TimeManagement,
} from "@theta/contract";

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

const stretch = (from: number, right: number, to = from) => ({
  from,
  to,
  right,
  wrong: to - from + 1 - right,
  unanswered: 0,
  meanSeconds: 120,
});

export function timeManaged(more: Partial<TimeManagement> = {}): TimeManagement {
  return {
    thirds: [stretch(1, 1), stretch(2, 0), stretch(3, 1)],
    firstHalf: stretch(1, 1, 2),
    secondHalf: stretch(3, 1),
    isMoreThanChance: false,
    longSeconds: 180,
    ...more,
  };
}

const MEASURES: MeasureRange[] = [
  { measure: "score", here: 79, least: 71, mean: 75, most: 79 },
  { measure: "secondsRight", here: 112.4, least: 100, mean: 106.2, most: 112.4 },
  { measure: "secondsWrong", here: 151, least: 130, mean: 140.5, most: 151 },
  { measure: "firstHalf", here: 50, least: 50, mean: 62.5, most: 75 },
  { measure: "secondHalf", here: 100, least: 40, mean: 70, most: 100 },
  { measure: "long", here: 1, least: 0, mean: 0.5, most: 1 },
];

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
    breakdowns: [
      {
        by: "domain",
        kinds: [
          { name: "Algebra", asked: 1, right: 0, low: 0, high: 50, meanSeconds: 120 },
          { name: "Arithmetic", asked: 2, right: 2, low: 67, high: 100, meanSeconds: 120 },
        ],
      },
    ],
    timeManagement: timeManaged(),
    own: { mocks: 2, measures: MEASURES },
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
  hasOtherTimes: false,
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
    secondsAdded: 0,
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
