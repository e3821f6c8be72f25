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
            Your scores and their bands will stand here. Begin with a quiz of ten questions.
          </EmptyState>
        )}
      </Specimen>
      <Specimen title="Failed" bothThemes>
        {() => (
          <div className="flex flex-col gap-6">
            <FailedState title="The mock tests could not be loaded." onRetry={nothing}>
              The server did not answer. Check your connection.
            </FailedState>
            <FailedState title="Trying a second time" onRetry={nothing} retrying />
            <FailedState inline title="The plans could not be loaded." onRetry={nothing} />
          </div>
        )}
      </Specimen>
    </Group>
  );
}
