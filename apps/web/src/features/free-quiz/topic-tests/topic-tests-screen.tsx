import { useSearchParams } from "react-router";
import { SECTION_TABS, useTopicTestsQuery } from "../shared/quiz-data.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { TopicPlanLine } from "./topic-plan-line.tsx";
import { TopicTestList } from "./topic-test-list.tsx";

/** Every topic test by section and topic, with its status and result. */
export function TopicTestsScreen() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("section");
  const section = SECTION_TABS.find(({ slug }) => slug === asked) ?? SECTION_TABS[0];
  const { data, isFetching, error, refetch } = useTopicTestsQuery(undefined, {
    // A test may have been taken since then, or have run out of time.
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle lead="Fifteen questions on one topic, at exam pace. You won't see them in a quiz or a mock.">
        Topic tests
      </PageTitle>
      <Tabs
        label="Sections"
        spread
        value={section.slug}
        onValueChange={(slug) => setParameters({ section: slug })}
        tabs={SECTION_TABS.map((tab) => ({
          value: tab.slug,
          label: tab.label,
          content:
            tab !== section ? null : data ? (
              <>
                {/* Here, because above the tabs it would push them down when it arrives. */}
                <TopicPlanLine tests={data.flatMap(({ tests }) => tests)} />
                <TopicTestList
                  section={tab}
                  topics={data.filter(({ quizType }) => quizType === tab.type)}
                />
              </>
            ) : isFetching || !error ? (
              <ListSkeleton label={`Loading ${tab.label}`} />
            ) : (
              <FailedState title="We couldn't load the topic tests." onRetry={() => void refetch()}>
                Nothing is lost. Check your connection and try again.
              </FailedState>
            ),
        }))}
      />
    </div>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="@container">
      {Array.from({ length: 4 }, (_, row) => (
        <div
          key={row}
          className="grid gap-x-12 gap-y-4 border-b border-line py-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        >
          <div>
            <SkeletonText className="w-64 max-w-full text-h4 leading-head" />
            <SkeletonText className="mt-1 w-80 max-w-full" />
          </div>
          <SkeletonBlock className="h-36 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}
