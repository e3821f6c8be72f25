import type { SectionEnd } from "@theta/contract";
import { useRef, useState, useSyncExternalStore } from "react";
import { HIDDEN } from "../../../exam/frame/use-hidden.ts";
import { createMemoryRecords, RecordsHere } from "../../../../lib/device/records.ts";
import { useBookmarkChanges } from "../../take/bookmark/use-bookmark.ts";
import { MockQuestion } from "../../take/mock-question.tsx";
import { ReviewSection } from "../../take/review/review-section.tsx";
import { Coach } from "./coach.tsx";
import { TUTORIAL_QUESTION } from "./tutorial-question.ts";
import { createTutorialRun } from "./tutorial-run.ts";
import { hasNextTip, type Practice, tipAfter } from "./tips.ts";

interface TutorialExamProps {
  onEnd: (by: SectionEnd["endedBy"]) => void;
  onSkip: () => void;
}

/** The exam's own screen with one question that counts for nothing, and a coach above it. */
export function TutorialExam({ onEnd, onSkip }: TutorialExamProps) {
  const [run] = useState(() => createTutorialRun({ onEnd }));
  const { stage, queue } = useSyncExternalStore(run.subscribe, run.view);
  const marks = useBookmarkChanges(run.bookmarks);
  const [hasHidden, setHidden] = useState(false);
  const [records] = useState(() =>
    createMemoryRecords((key) => key.startsWith(HIDDEN) && setHidden(true)),
  );
  const isBookmarked = marks.get(TUTORIAL_QUESTION.questionId) ?? false;
  const exam = useRef<HTMLDivElement>(null);
  const { tip, hasNext, goOn } = useTips({ stage, isBookmarked, hasHidden });
  function nextTip() {
    // Pressed for the last time, the button is gone, and the keys belong to the question again.
    if (!goOn()) exam.current?.querySelector<HTMLElement>("main [tabindex='-1']")?.focus();
  }
  const section = { learnerId: "practice", run, queue };
  return (
    <RecordsHere value={records}>
      {/* On a small phone, the calculator needs all of it, so the coach may be scrolled away. */}
      <div className="flex h-dvh flex-col overflow-y-auto low:h-auto low:min-h-dvh">
        <Coach tip={tip} onNext={hasNext ? nextTip : null} onSkip={onSkip} />
        <div
          ref={exam}
          className="min-h-0 flex-1 [--exam-height:100%] max-sm:min-h-144 low:min-h-0"
        >
          {stage.at === "question" && <MockQuestion {...section} stage={stage} />}
          {stage.at === "review" && <ReviewSection {...section} stage={stage} />}
        </div>
      </div>
    </RecordsHere>
  );
}

/** The tip on screen. It moves on by itself when the learner has done what it says. */
function useTips(practice: Practice) {
  const [shown, setShown] = useState(0);
  const tip = tipAfter(shown, practice);
  if (tip !== shown) setShown(tip);
  /** Returns whether yet another one can follow. */
  function goOn() {
    const next = tipAfter(tip + 1, practice);
    setShown(next);
    return hasNextTip(next, practice);
  }
  return { tip, hasNext: hasNextTip(tip, practice), goOn };
}
