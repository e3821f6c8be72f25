import type { QuizCard as Quiz } from "@theta/contract";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { QuizCard } from "./quiz-card.tsx";

/** Quizzes, one under the other, each with its status and buttons. */
export function QuizRows({ quizzes }: { quizzes: readonly Quiz[] }) {
  return (
    <ul className="@container border-t border-ink">
      {quizzes.map((quiz) => (
        <li key={quiz.freeQuizId} className="border-b border-line">
          <QuizCard quiz={quiz} />
        </li>
      ))}
    </ul>
  );
}

export function QuizRowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Skeleton label={label} className="@container border-t border-ink">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-1 gap-3 border-b border-line py-5 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center"
        >
          <div>
            <SkeletonText className="w-72 max-w-full text-h4 leading-head" />
            <SkeletonText className="mt-1 w-96 max-w-full" />
            <SkeletonText className="mt-1 w-80 max-w-full text-sm" />
          </div>
          <SkeletonBlock className="h-11 w-28 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}
