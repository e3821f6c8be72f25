import { lazy, Suspense } from "react";
import { Skeleton, SkeletonBlock } from "../../ui/skeleton.tsx";
import { Group } from "./specimen.tsx";

const Questions = lazy(async () => ({ default: (await import("./questions.tsx")).Questions }));

/** Questions bring fonts and samples of their own, so they come last and later. */
export function QuestionsPart() {
  return (
    <Group id="questions" title="Questions">
      <Suspense
        fallback={
          <Skeleton label="Loading questions" className="py-6">
            <SkeletonBlock className="h-96 w-full" />
          </Skeleton>
        }
      >
        <Questions />
      </Suspense>
    </Group>
  );
}
