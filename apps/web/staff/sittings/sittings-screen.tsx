import type { Sitting } from "@theta/contract/staff";
import { PageTitle } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { Button } from "../../src/ui/button.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { HandsOff } from "../access/hands-off.tsx";
import { useMay } from "../access/use-self.ts";
import { useFilters } from "../shared/use-filters.ts";
import { AccommodationsPart } from "./accommodations-part.tsx";
import { ActsPart } from "./acts-part.tsx";
import { SectionPart } from "./section-part.tsx";
import { SittingFacts } from "./sitting-facts.tsx";
import { useSittingQuery } from "./sittings-data.ts";

/** A learner's test: /staff/sittings?learnerId=…&mockId=…, or with quizId. */
export function SittingsScreen() {
  const { filters } = useFilters(["learnerId", "mockId", "quizId"]);
  const { learnerId, mockId, quizId } = filters;
  const testId = mockId ?? quizId;
  if (!learnerId) {
    return (
      <div className="flex flex-col gap-8">
        <PageTitle>A learner's test</PageTitle>
        <EmptyState title="No test is chosen">Open one from a learner's page.</EmptyState>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <HandsOff learner={{ learnerId }}>
        {testId ? (
          <SittingPart which={{ learnerId, testId, kind: mockId ? "mock" : "quiz" }} />
        ) : (
          <PageTitle>How a learner takes tests</PageTitle>
        )}
        <AccommodationsPart key={learnerId} learnerId={learnerId} />
      </HandsOff>
    </div>
  );
}

function LearnerLink({ learner: { learnerId, name } }: Pick<Sitting, "learner">) {
  const mayRead = useMay("learners.read");
  return mayRead ? <TextLink to={`/staff/learners/${learnerId}`}>{name}</TextLink> : name;
}

type Which = Parameters<typeof useSittingQuery>[0] & object;

/** A running test changes under support's eyes. */
const LOOK_AGAIN_MILLISECONDS = 15_000;

function SittingPart({ which }: { which: Which }) {
  const { data, error, isFetching, refetch } = useSittingQuery(which, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MILLISECONDS,
    skipPollingIfUnfocused: true,
  });
  if (data)
    return <SittingView sitting={data} isBusy={isFetching} onRefresh={() => void refetch()} />;
  const status = failureOf(error)?.status;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>A learner's test</PageTitle>
      {isFetching ? (
        <SkeletonRows
          label="Loading the test"
          rows={6}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : status === 404 ? (
        <EmptyState title="There's nothing to see yet">
          This learner hasn't started that test.
        </EmptyState>
      ) : status === 400 ? (
        <EmptyState title="There's no such test">
          The address may be incomplete. Open the test from the learner's page.
        </EmptyState>
      ) : (
        <FailedState title="We couldn't load this test." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function SittingView(props: { sitting: Sitting; isBusy: boolean; onRefresh: () => void }) {
  const { sitting, isBusy, onRefresh } = props;
  const { learner, name, kind, sections } = sitting;
  return (
    <div className="flex flex-col gap-12" aria-busy={isBusy || undefined}>
      <PageTitle
        over={
          <span className="wrap-anywhere">
            <LearnerLink learner={learner} />, {learner.email}
          </span>
        }
        aside={
          <Button variant="outline" busy={isBusy} busyLabel="Refreshing…" onClick={onRefresh}>
            Refresh
          </Button>
        }
      >
        {name}
      </PageTitle>
      <SittingFacts sitting={sitting} />
      {sections.map((section) => (
        <SectionPart
          key={section.place}
          sitting={sitting}
          section={section}
          title={
            kind === "mock" && sections.length > 1
              ? `Section ${section.place} of ${sections.length}`
              : undefined
          }
        />
      ))}
      <ActsPart acts={sitting.acts} />
    </div>
  );
}
