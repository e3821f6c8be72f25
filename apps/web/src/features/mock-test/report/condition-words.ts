import {
  type MockCard,
  type MockMode,
  type MockReport,
  RAPID_SECONDS,
  type TimeAllowed,
} from "@theta/contract";
import { MODE_NAMES } from "../shared/mode-words.ts";
import { longDurationWords } from "../../../lib/clock-time.ts";
import { sectionName } from "./score/score-words.ts";
import { TIME_WORDS } from "../../test-settings/time-words.ts";

type Conditions = MockReport["conditions"];

export interface Condition {
  label: string;
  text: string;
  /** Differs from exam conditions or may have affected the score. */
  isRemark: boolean;
}

const THEN = ", then ";
export const RUSHED_ANSWERS = "Rushed answers";

/** "Nov 19, 2026, 3:55 to 5:59 PM (2 h 4 min)": as long as the two times of day are apart. */
export function startToFinish({ conditions: { startedAt, endedAt } }: MockReport): Condition {
  const minutes = Math.floor(endedAt / MINUTE) - Math.floor(startedAt / MINUTE);
  const when = TIME.formatRange(startedAt, endedAt).replace(/\s*–\s*/, " to ");
  return fact("Start to finish", `${when} (${longDurationWords(minutes * 60)})`);
}

const MINUTE = 60_000;

const TIME = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** How the mock was taken, fact by fact. */
export function conditionsOf(mock: Pick<MockCard, "kind">, report: MockReport): Condition[] {
  const { conditions, sections } = report;
  const { reopened, lateAnswers, repeats, secondsGivenBack, secondsAdded } = conditions;
  const isFull = mock.kind === "full";
  const order = sections.map(({ sectionType }) => sectionName(sectionType)).join(THEN);
  return [
    fact("Test mode", `${MODE_NAMES[conditions.mode]}: ${MODE_RULES[conditions.mode]}`),
    timeFact(conditions.time),
    ...(isFull ? [fact("Section order", order), ...breakFacts(conditions)] : []),
    reopened === 0
      ? fact("Reopened", "Never. You took each section straight through.")
      : remark(
          "Reopened",
          `${times(reopened)}${conditions.time === "no-clock" ? "" : " while the clock kept running"}.`,
        ),
    lateAnswers === 0
      ? fact("Late answers", "None")
      : remark(
          "Late answers",
          `${lateAnswers}: sent in time and counted, though ${lateAnswers === 1 ? "it" : "they"} arrived just after the end.`,
        ),
    repeats === 0
      ? fact("Questions you'd seen before", "None")
      : remark(
          "Questions you'd seen before",
          `${repeats}. If you remembered them, your score may be a little high.`,
        ),
    secondsGivenBack === 0
      ? fact("Time added back", "None")
      : remark(
          "Time added back",
          `${longDurationWords(secondsGivenBack)} to make up for a problem on our side.`,
        ),
    ...(secondsAdded > 0
      ? [
          remark(
            "Time added by support",
            `${longDurationWords(secondsAdded)} because something went wrong.`,
          ),
        ]
      : []),
    incidentFact(conditions),
    ...sections.flatMap(({ sectionType, tooFast }) =>
      tooFast
        ? [
            remark(
              RUSHED_ANSWERS,
              `${tooFast.rapid} of ${tooFast.answered} in ${sectionName(sectionType)} took under ${RAPID_SECONDS} seconds.`,
            ),
          ]
        : [],
    ),
  ];
}

const MODE_RULES: Record<MockMode, string> = {
  forward: "each answer was final once you moved on.",
  exam: "bookmarks, and a review of each section with up to three changed answers.",
};

function timeFact(time: TimeAllowed): Condition {
  const { name } = TIME_WORDS[time];
  if (time === "standard") return fact("Time", name);
  return remark(
    "Time",
    `${name}. Compare this score only with scores from mocks with the same time setting.`,
  );
}

/** The exam has one break. */
function breakFacts({ break: taken, extraBreak }: Conditions): Condition[] {
  if (!extraBreak) return [breakFact(taken)];
  const extra = `Two breaks instead of one: ${breakFact(extraBreak).text}`;
  return [breakFact(taken), remark("Extra break", extra)];
}

function breakFact(taken: Conditions["break"]): Condition {
  if (!taken) return fact("Break", "Not taken");
  const words = `${longDurationWords(taken.seconds)} after ${sectionName(taken.after)}`;
  if (taken.overrun === 0) return fact("Break", words);
  return remark(
    "Break",
    `${words}. You came back late, which took ${longDurationWords(taken.overrun)} off the next section.`,
  );
}

function incidentFact({ incidents }: Conditions): Condition {
  if (incidents.length === 0) return fact("Outages", "None");
  const lost = incidents.reduce((sum, { seconds }) => sum + seconds, 0);
  return remark(
    "Outages",
    `Theta was down ${times(incidents.length)}, for a total of ${longDurationWords(lost)}.`,
  );
}

function times(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${count} times`;
}

const fact = (label: string, text: string): Condition => ({ label, text, isRemark: false });
const remark = (label: string, text: string): Condition => ({
  label,
  text: text.charAt(0).toUpperCase() + text.slice(1),
  isRemark: true,
});

/** Sums up the facts. */
export function conditionVerdict(conditions: readonly Condition[], mode: MockMode): string {
  const remarks = conditions.filter(({ isRemark }) => isRemark).length;
  if (remarks === 0)
    return mode === "exam"
      ? "You took this mock under exam conditions."
      : "You took this mock under exam conditions, but without the exam's review at the end of each section.";
  return remarks === 1
    ? "One thing to keep in mind when you compare this score with others."
    : `${remarks} things to keep in mind when you compare this score with others.`;
}
