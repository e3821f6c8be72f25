import { Button } from "../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { Group, Specimen } from "./specimen.tsx";

const nothing = () => {};

export function StatesPart() {
  return (
    <Group id="states" title="States of a list">
      <Specimen title="Loading" bothThemes>
        {() => (
          <Skeleton label="Loading mock tests" className="flex flex-col gap-3">
            <SkeletonText className="w-40 text-h4 leading-head" />
            <SkeletonText lines={3} />
            <SkeletonBlock className="h-11 w-full" />
          </Skeleton>
        )}
      </Specimen>
      <Specimen title="Empty" bothThemes>
        {() => (
          <EmptyState
            title="No finished tests yet"
            headingLevel={3}
            action={<Button>Take a free quiz</Button>}
          >
            Your scores will appear here. Start with a ten-question quiz.
          </EmptyState>
        )}
      </Specimen>
      <Specimen title="Failed" bothThemes>
        {() => (
          <div className="flex flex-col gap-6">
            <FailedState title="We couldn't load the mocks." onRetry={nothing}>
              Nothing is lost. Check your connection and try again.
            </FailedState>
            <FailedState title="Trying again" onRetry={nothing} retrying />
            <FailedState inline title="We couldn't load the plans." onRetry={nothing} />
          </div>
        )}
      </Specimen>
    </Group>
  );
}
