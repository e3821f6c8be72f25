import { type MockKind, PAGE_SIZE } from "@theta/contract";
import { useSearchParams } from "react-router";
import { pageOfAddress, useFocusOnNewPage } from "../../../lib/page/list-page.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { Pager } from "../../../ui/table/pager.tsx";
import { type MockPage, useMockListQuery } from "../shared/mock-data.ts";
import { MockGrid, MockGridSkeleton } from "../card/mock-grid.tsx";
import { NoMocks } from "./no-mocks.tsx";

interface GroupWords {
  title: string;
  /** How the address names this group's page. */
  parameter: string;
  about: string;
  /** How many placeholder cards to show while the list loads. */
  expected: number;
}

export const GROUPS: Readonly<Record<MockKind, GroupWords>> = {
  full: {
    title: "Full mocks",
    parameter: "page",
    about: "Three sections and a total score.",
    expected: PAGE_SIZE,
  },
  sectional: {
    title: "Sectional mocks",
    parameter: "sectional",
    about: "One section and a section score.",
    expected: 6,
  },
};

/** The mocks of one kind, in pages if there are many. */
export function MockGroup({ kind }: { kind: MockKind }) {
  const { title, parameter, about, expected } = GROUPS[kind];
  const [parameters, setParameters] = useSearchParams();
  const page = pageOfAddress(parameters, parameter);
  const { data, currentData, isFetching, refetch } = useMockListQuery(
    { kind, pageNumber: page },
    // Since then, a section may have ended or a plan may have been bought.
    { refetchOnMountOrArgChange: true },
  );
  const heading = useFocusOnNewPage(page);
  const openPage = (to: number) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.set(parameter, String(to));
      return after;
    });
  if (kind === "sectional" && data?.totalItems === 0) return null;
  return (
    <section aria-labelledby={`${kind}-mocks`} className="flex flex-col gap-6">
      <div>
        <SectionHeading
          ref={heading}
          id={`${kind}-mocks`}
          tabIndex={-1}
          aside={
            currentData?.result.length ? (
              <p className="text-sm text-ink-muted numerals">{extent(page, currentData)}</p>
            ) : undefined
          }
        >
          {title}
        </SectionHeading>
        <p className="mt-1 mb-4 text-ink-2">{about}</p>
        {currentData && currentData.result.length > 0 ? (
          <MockGrid mocks={currentData.result} />
        ) : currentData ? (
          <NoMocks kind={kind} page={page} total={currentData.totalItems} onPageChange={openPage} />
        ) : isFetching ? (
          <MockGridSkeleton label={`Loading ${title.toLowerCase()}`} cards={expected} />
        ) : (
          <FailedState
            title={`We couldn't load the ${title.toLowerCase()}.`}
            onRetry={() => void refetch()}
          >
            Nothing is lost. Check your connection and try again.
          </FailedState>
        )}
      </div>
      {/* While a page loads, the count comes from the page before, so the pager stays in place. */}
      {data && (
        <Pager
          label={title}
          page={page}
          lastPage={Math.ceil(data.totalItems / PAGE_SIZE)}
          onPageChange={openPage}
        />
      )}
    </section>
  );
}

/** "10 mocks", or "11–12 of 12" if there are several pages. */
function extent(page: number, { result, totalItems }: MockPage): string {
  if (totalItems <= PAGE_SIZE) return totalItems === 1 ? "1 mock" : `${totalItems} mocks`;
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${first}–${first + result.length - 1} of ${totalItems}`;
}
