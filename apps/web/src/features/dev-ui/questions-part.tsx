import { lazy, Suspense } from "react";
import { Skeleton, SkeletonBlock } from "../../ui/skeleton.tsx";
import { Group } from "./specimen.tsx";

const Questions = lazy(async () => ({ default: (await import("./questions.tsx")).Questions }));

/** Questions need their own fonts and samples, so they're loaded last. */
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
