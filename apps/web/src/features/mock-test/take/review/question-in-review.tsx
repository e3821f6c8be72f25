import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import {
  answerOf,
  type QuestionInReview as Opened,
  SECTION_TYPES,
  type SectionReview,
} from "@theta/contract";
import { ExamBar } from "../../../exam/frame/exam-bar.tsx";
import { ExamFrame } from "../../../exam/frame/exam-frame.tsx";
import { NotSaved } from "../../../exam/frame/exam-notices.tsx";
import { useHidden } from "../../../exam/frame/use-hidden.ts";
import { QuestionView } from "../../../question/ask/question-view.tsx";
import { useOptionKeys } from "../../../question/ask/use-option-keys.ts";
import { Button } from "../../../../ui/button.tsx";
import { SECTION_WORDS } from "../../shared/section-words.ts";
import { ExamClock } from "../exam-clock.tsx";
import { MockHelp } from "../mock-help.tsx";
import type { MockRun } from "../run/mock-stage.ts";
import { OpenTools } from "../tools/open-tools.tsx";
import { useExamTools } from "../tools/use-exam-tools.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ReviewBanners } from "./review-banners.tsx";
import { QuestionInReviewFoot } from "./question-in-review-foot.tsx";
import type { SectionReviewProps } from "./review-props.ts";
import { useChange } from "./use-change.ts";

type Props = SectionReviewProps & { opened: Opened };

export function QuestionInReview(props: Props) {
  const { learnerId, run, stage, queue, opened } = props;
  const { running, choice } = stage;
  const { question } = opened;
  const { editsLeft, mockTestId, mockTestSectionId: sectionId, mode, time } = running;
  const [isHelping, setHelping] = useState(false);
  const headingId = useId();
  const change = useChange(props);
  const isFree = !isHelping && !change.isAsked;
  const hasCalculator = running.sectionType === SECTION_TYPES.dataInsights;
  const tools = useExamTools({ learnerId, mockTestId, sectionId, hasCalculator, enabled: isFree });
  useOptionKeys({ question, onAnswer: run.choose, enabled: isFree && change.isAllowed });
  return (
    <ExamFrame
      contentKey={question.questionId}
      bar={<ReviewBar {...{ run, running, headingId }} order={question.order} />}
      banner={<ReviewBanners {...{ run, stage, queue }} />}
      notice={
        <>
          <OpenTools tools={tools} />
          {queue.refusal ? (
            <NotSaved reason={queue.refusal.message} onRetry={run.retry} />
          ) : (
            change.isPending && <ChangedNotice onChange={change.ask} onKeep={run.dropEdit} />
          )}
        </>
      }
      foot={
        <QuestionInReviewFoot
          {...{ run, running, opened, tools, isFree }}
          go={change.go}
          onHelp={() => setHelping(true)}
        />
      }
    >
      {editsLeft === 0 && (
        <p className="px-gutter pt-4 text-sm text-ink-2">
          You've used all three edits in this section. You can still look at every question.
        </p>
      )}
      <QuestionView
        question={question}
        answer={choice ?? answerOf(question)}
        onAnswer={run.choose}
        disabled={!change.isAllowed}
        saveState={queue.at === "waiting" ? "waiting" : undefined}
        labelledBy={headingId}
      />
      <MockHelp
        open={isHelping}
        onOpenChange={setHelping}
        {...{ hasCalculator, mode, time }}
        isReview
      />
      <ChangeDialog change={change} order={question.order} editsLeft={editsLeft} />
    </ExamFrame>
  );
}

interface ReviewBarProps {
  run: MockRun;
  running: SectionReview;
  headingId: string;
  order: number;
}

function ReviewBar({ run, running, headingId, order }: ReviewBarProps) {
  const hidden = useHidden("counter");
  return (
    <ExamBar
      name={running.name}
      part={`${SECTION_WORDS[running.sectionType].name}, review`}
      place={{ id: headingId, word: "Question", order, total: running.totalQuestions, hidden }}
      aside={<ExamClock run={run} running={running} />}
    />
  );
}

function ChangedNotice({ onChange, onKeep }: { onChange: () => void; onKeep: () => void }) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-caution-soft px-gutter py-2.5 text-sm text-ink">
      <output className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-caution" />
        <span>You've chosen a different answer. It doesn't count until you confirm it.</span>
      </output>
      <span className="ml-auto flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onKeep}>
          Keep my answer
        </Button>
        <Button size="sm" onClick={onChange}>
          Change answer…
        </Button>
      </span>
    </div>
  );
}
