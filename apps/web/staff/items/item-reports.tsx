import { type ItemReport, REPORTS_SHOWN } from "@theta/contract/staff";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { StateBadge } from "../inbox/state-badge.tsx";
import { When } from "../shared/when.tsx";
import { useItemReportsQuery } from "./items-data.ts";

/** What learners say is wrong with the question; who they are is in the inbox. */
export function ItemReports({ itemKey }: { itemKey: string }) {
  const { currentData, isFetching, refetch } = useItemReportsQuery(
    { key: itemKey },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-label="Reports" className="flex flex-col gap-4">
      <SectionHeading ruled>What learners reported</SectionHeading>
      {currentData ? (
        <Reports reports={currentData} />
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the reports"
          rows={1}
          row="py-3"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState
          inline
          title="We couldn't load the reports."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  );
}

function Reports({ reports }: { reports: readonly ItemReport[] }) {
  if (reports.length === 0) return <p className="text-ink-2">Nobody has reported a problem.</p>;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {reports.map((report) => (
          <Report key={report.reportId} report={report} />
        ))}
      </ul>
      {reports.length === REPORTS_SHOWN && (
        <p className="text-sm text-ink-muted">These are the newest {REPORTS_SHOWN}.</p>
      )}
    </>
  );
}

function Report({ report: { reportId, text, version, state, at } }: { report: ItemReport }) {
  const mayAnswer = useMay("inbox.answer");
  return (
    <li className="border-l-(length:--tick) border-line-strong pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <When at={at} />
        <span>Version {version}</span>
        <StateBadge state={state} />
        {mayAnswer && <TextLink to={`/staff/inbox/${reportId}`}>Answer</TextLink>}
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  );
}
