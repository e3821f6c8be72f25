import { ExamBar } from "../../exam/frame/exam-bar.tsx";
import { ExamFrame } from "../../exam/frame/exam-frame.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";

/** Holds the place of a page before a section while it loads. */
export function MockSheetSkeleton({ name, label }: { name: string; label: string }) {
  return (
    <ExamFrame bar={<ExamBar name={name} />}>
      <h1 className="sr-only">{name}</h1>
      <Skeleton label={label} className="mx-auto max-w-170 px-gutter py-8 md:py-14">
        <SkeletonText className="w-28 text-sm" />
        <SkeletonText className="mt-1 text-h2" />
        <SkeletonText lines={4} className="mt-6 text-read" />
        <div className="mt-8 flex flex-col gap-2">
          {["1", "2", "3"].map((row) => (
            <SkeletonBlock key={row} className="h-12 rounded-md" />
          ))}
        </div>
      </Skeleton>
    </ExamFrame>
  );
}
