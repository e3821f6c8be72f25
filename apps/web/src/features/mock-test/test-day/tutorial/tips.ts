/** What the tutorial points out, in order, and how it follows what the learner does. Pure. */
import { EDITS_PER_SECTION } from "@theta/contract";
import type { MockStage } from "../../take/run/mock-stage.ts";

/** What the tutorial can see of the learner's practice. */
export interface Practice {
  stage: MockStage;
  isBookmarked: boolean;
  /** The clock or the question number has been hidden. */
  hasHidden: boolean;
}

/** How far the practice has come: at the question, in the review, at a question there, after a change. */
type Leg = 0 | 1 | 2 | 3;

interface Tip {
  title: string;
  text: string;
  leg: Leg;
  /** Omitted if only the learner knows. */
  isDone?: (practice: Practice) => boolean;
}

export const TIPS: readonly Tip[] = [
  {
    leg: 0,
    title: "Try to skip the question",
    text: "Press Next without choosing anything. As on the exam, you can't skip: you have to answer.",
    isDone: ({ stage }) => stage.at === "question" && (stage.isUnanswered || stage.answer !== null),
  },
  {
    leg: 0,
    title: "Choose an option",
    text: "Click one, or press its letter (A to E) or number (1 to 5). Until you press Next, you can change your mind.",
    isDone: ({ stage }) => stage.at === "question" && stage.answer !== null,
  },
  {
    leg: 0,
    title: "Bookmark it",
    text: "Press Bookmark or Alt+B so you can find this question again in the review. A bookmark doesn't affect your score.",
    isDone: ({ isBookmarked }) => isBookmarked,
  },
  {
    leg: 0,
    title: "Hide the clock",
    text: "The eye buttons at the top hide the clock and the question number. Even a hidden clock tells you when five minutes are left. This one starts at 5:20, so you'll see it.",
    isDone: ({ hasHidden }) => hasHidden,
  },
  {
    leg: 0,
    title: "Open the calculator",
    text: "Press Calculator or Alt+C. Only Data Insights has one. Every section has the whiteboard (Alt+W).",
  },
  {
    leg: 0,
    title: "Open Help",
    text: "It explains the screen and lists every key. In a test, the clock, if there is one, keeps running while you read.",
  },
  {
    leg: 0,
    title: "Confirm your answer",
    text: "Press Next or Enter. Since this is the last question and there's time left, the Review Center opens.",
  },
  {
    leg: 1,
    title: "Look around the Review Center",
    text: "It lists every question in the section, with your bookmarks. Open question 1: looking costs nothing but time.",
  },
  {
    leg: 2,
    title: "Change your answer",
    text: 'Choose another option, then press "Change answer…" and confirm. That uses one of the section\'s three edits. Changing it back would use another.',
  },
  {
    leg: 3,
    title: "End the review",
    text: "Go back to the Review Center and press End section review. You'll be asked to confirm, because you can't come back.",
  },
];

function legOf({ stage }: Practice): Leg {
  if (stage.at !== "review") return 0;
  if (stage.running.editsLeft < EDITS_PER_SECTION) return 3;
  return stage.open === null ? 1 : 2;
}

/** The tip to show after this one: the next one that isn't done yet. It never goes back. */
export function tipAfter(shown: number, practice: Practice): number {
  const leg = legOf(practice);
  const isBehind = ({ leg: own, isDone }: Tip) => own < leg || isDone?.(practice) === true;
  let place = shown;
  while (place < TIPS.length - 1 && isBehind(TIPS[place]!)) place += 1;
  return place;
}

/** Whether there's another tip that makes sense here; the rest come once the learner gets there. */
export function hasNextTip(shown: number, practice: Practice): boolean {
  const next = TIPS[shown + 1];
  return next !== undefined && next.leg <= legOf(practice);
}
