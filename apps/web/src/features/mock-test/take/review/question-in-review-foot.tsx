import { ArrowLeft, ArrowRight, List } from "lucide-react";
import type { QuestionInReview, SectionReview } from "@theta/contract";
import { ExamFoot } from "../../../exam/frame/exam-frame.tsx";
import { HelpButton } from "../../../exam/frame/help-button.tsx";
import { Button } from "../../../../ui/button.tsx";
import { BookmarkButton } from "../bookmark/bookmark-button.tsx";
import type { MockRun } from "../run/mock-stage.ts";
import { ToolButtons } from "../../../exam/tools/tool-buttons.tsx";
import type { ExamTools } from "../tools/use-exam-tools.ts";
import { useBookmark } from "../bookmark/use-bookmark.ts";
import { editsLeftWords } from "./review-words.ts";

interface QuestionInReviewFootProps {
  run: MockRun;
  running: SectionReview;
  opened: QuestionInReview;
  tools: ExamTools;
  /** Nothing covers the question. */
  isFree: boolean;
  go: (to: number | null) => void;
  onHelp: () => void;
}

export function QuestionInReviewFoot(props: QuestionInReviewFootProps) {
  const { run, running, opened, tools, isFree, go, onHelp } = props;
  const { questionId, order } = opened.question;
  const bookmark = useBookmark(run.bookmarks, {
    questionId,
    served: opened.isBookmarked,
    enabled: isFree,
  });
  return (
    <ExamFoot
      left={
        <div className="-ml-5 flex flex-wrap items-center @max-[48rem]:-ml-3">
          <HelpButton onPress={onHelp} />
          <ToolButtons tools={tools} />
          <BookmarkButton {...bookmark} />
        </div>
      }
      hints={<output className="numerals">{editsLeftWords(running.editsLeft)}</output>}
      right={<Ways order={order} total={running.totalQuestions} go={go} />}
    />
  );
}

interface WaysProps {
  order: number;
  total: number;
  go: (to: number | null) => void;
}

function Ways({ order, total, go }: WaysProps) {
  const look = { variant: "outline", size: "lg", className: "@max-[48rem]:px-3" } as const;
  return (
    <>
      <Button
        {...look}
        disabled={order === 1}
        aria-label="Previous question"
        onClick={() => go(order - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        <span className="@max-[48rem]:sr-only">Previous</span>
      </Button>
      <Button {...look} onClick={() => go(null)}>
        <List aria-hidden="true" className="size-4" />
        <span className="@max-[48rem]:sr-only">Review Center</span>
      </Button>
      <Button
        {...look}
        disabled={order === total}
        aria-label="Next question"
        onClick={() => go(order + 1)}
      >
        <span className="@max-[48rem]:sr-only">Next</span>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}
