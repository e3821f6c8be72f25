import type { MockCard } from "@theta/contract";
import { mockDifficultyLabel } from "../../question/difficulty-labels.ts";
import {
  ClosedMockResult,
  FinishedMock,
  isPermanent,
  NoMockResult,
} from "../shared/finished-mock.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { ReviewPage } from "../../question/review-page/review-page.tsx";
import { ReviewSkeleton } from "../../question/review-page/review-skeleton.tsx";
import { SolutionReview } from "../../question/review-page/solution-review.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import { useReviewedSection } from "./use-reviewed-section.ts";
import { useSectionSolution } from "./use-section-solution.ts";

const TITLE = "Mock Test Solutions";

export function MockSolutionScreen() {
  return (
    <FinishedMock
      title={TITLE}
      loading={
        <ReviewPage title={TITLE}>
          <ReviewSkeleton />
        </ReviewPage>
      }
    >
      {(mock) => <MockSolution key={mock.mockTestId} mock={mock} />}
    </FinishedMock>
  );
}

function MockSolution({ mock }: { mock: MockCard }) {
  const { sectionType, questionId, openSection } = useReviewedSection(mock);
  const { lock, section, failure, retry, isRetrying } = useSectionSolution(mock, sectionType);
  if (lock) return <ClosedMockResult title={TITLE} mock={mock} lock={lock} />;
  if (!section && isPermanent(failure))
    return (
      <NoMockResult
        title={TITLE}
        mock={mock}
        failure={failure}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  return (
    <ReviewPage
      title={TITLE}
      over={mock.name}
      aside={
        <ButtonLink to="/mock-test-analytics" state={stateOfMock(mock)} variant="outline">
          Analytics
        </ButtonLink>
      }
    >
      <SectionTabs types={mock.sectionTypes} open={sectionType} onOpen={openSection}>
        {section ? (
          <SolutionReview
            key={sectionType}
            {...section}
            difficultyLabel={mockDifficultyLabel}
            startAt={questionId}
          />
        ) : failure ? (
          <div className="px-gutter">
            <FailedState
              title="We couldn't load the solutions for this section."
              onRetry={retry}
              retrying={isRetrying}
            >
              Nothing is lost. Check your connection and try again.
            </FailedState>
          </div>
        ) : (
          <ReviewSkeleton />
        )}
      </SectionTabs>
    </ReviewPage>
  );
}
