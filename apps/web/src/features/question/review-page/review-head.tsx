import type { SolvedQuestion } from "@theta/contract";
import { Clock, Pencil } from "lucide-react";
import type { Ref } from "react";
import { clockTime } from "../../../lib/clock-time.ts";
import type { DifficultyLabel } from "../difficulty-labels.ts";
import { stimulusOf } from "../stimulus/stimulus.tsx";
import { shortAnswerWords, topicOf } from "../results/question-words.ts";
import { VERDICT_WORDS } from "../results/verdict.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { statusOf } from "./question-status.ts";

interface ReviewHeadProps {
  question: SolvedQuestion;
  difficulty: DifficultyLabel;
  /** Average seconds per question in this quiz, or null if no times are known. */
  mean: number | null;
  headingId: string;
  heading: Ref<HTMLHeadingElement>;
}

/** Which question this is, its topic, how it went, and how long it took. */
export function ReviewHead({ question, difficulty, mean, headingId, heading }: ReviewHeadProps) {
  const status = statusOf(question);
  return (
    <div className="px-gutter py-5">
      <div
        className={classNames(
          "mx-auto flex max-w-152 flex-col gap-2",
          stimulusOf(question) && "@min-[50rem]:max-w-none",
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-5 headline text-h3">
            Question {question.order}.
          </h2>
          <Badge tone={status === "unanswered" ? "plain" : status}>{VERDICT_WORDS[status]}</Badge>
          {question.isBookmarked && <Badge>Bookmarked</Badge>}
          {question.isEdited && <Badge>Answer changed in the review</Badge>}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
          <p>
            {topicOf(question)} <span aria-hidden="true">·</span> {difficulty}
          </p>
          <p className="flex items-center gap-2 numerals">
            <Clock aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            {timeWords(question, mean)}
          </p>
          {question.firstAnswer && (
            <p className="flex items-center gap-2">
              <Pencil aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              Your first answer: {shortAnswerWords(question.firstAnswer)}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function timeWords(
  { timeSpent: spent, isReached = true }: SolvedQuestion,
  mean: number | null,
): string {
  if (!isReached) return "Not reached before time ran out";
  if (spent === null || mean === null) return "Time not recorded";
  return `You took ${clockTime(spent)}. Your average was ${clockTime(mean)}.`;
}
