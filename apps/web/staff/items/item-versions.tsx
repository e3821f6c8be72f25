import type { ItemDifference, StaffItem } from "@theta/contract/staff";
import { useSearchParams } from "react-router";
import { Select } from "../../src/ui/form/select.tsx";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { When } from "../shared/when.tsx";
import { itemPath } from "./item-words.ts";
import { useItemDifferencesQuery } from "./items-data.ts";

type Version = StaffItem["versions"][number];

/** Each version that learners may have seen, and what changed between two of them. */
export function ItemVersions({ item }: { item: StaffItem }) {
  const { versions } = item;
  return (
    <section aria-label="Versions" className="flex flex-col gap-6">
      <SectionHeading ruled>Versions</SectionHeading>
      <Table
        caption="Versions"
        columns={columnsFor(item)}
        rows={versions}
        rowKey={({ version }) => version}
      />
      {versions.length > 1 && <Compare item={item} />}
    </section>
  );
}

function columnsFor({ key, version: shown }: StaffItem): TableColumn<Version>[] {
  return [
    {
      key: "version",
      head: "Version",
      cell: ({ version, isCurrent }) =>
        version === shown ? (
          <span className="font-strong">{version}, shown above</span>
        ) : (
          <TextLink to={itemPath(key, isCurrent ? undefined : version)}>
            Show version {version}
          </TextLink>
        ),
    },
    {
      key: "current",
      head: "Served",
      cell: ({ isCurrent }) => (isCurrent ? "Current" : "Not anymore"),
    },
    { key: "made", head: "Imported", cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: "first",
      head: "First shown",
      cell: ({ firstServedAt }) => <When at={firstServedAt} />,
    },
  ];
}

function Compare({ item: { key, versions } }: { item: StaffItem }) {
  const [parameters, setParameters] = useSearchParams();
  const from = parameters.get("from") ?? String(versions[1]!.version);
  const to = parameters.get("to") ?? String(versions[0]!.version);
  const { currentData, isFetching, refetch } = useItemDifferencesQuery({ key, from, to });
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: `Version ${version}`,
  }));
  const choose = (name: "from" | "to", value: string) => {
    const changed = new URLSearchParams(parameters);
    changed.set(name, value);
    setParameters(changed, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-col gap-4">
      <SectionHeading level={3}>What changed</SectionHeading>
      <div className="flex flex-wrap gap-4">
        <Select
          compact
          label="From"
          options={options}
          value={from}
          onChange={({ target }) => choose("from", target.value)}
        />
        <Select
          compact
          label="To"
          options={options}
          value={to}
          onChange={({ target }) => choose("to", target.value)}
        />
      </div>
      {currentData ? (
        <Differences differences={currentData} />
      ) : isFetching ? (
        <SkeletonRows
          label="Comparing"
          rows={2}
          row="py-3"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState
          inline
          title="We couldn't compare these versions."
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Differences({ differences }: { differences: readonly ItemDifference[] }) {
  if (differences.length === 0)
    return (
      <p className="text-ink-2">
        Word for word the same. Something else changed: a picture, a difficulty, or a label.
      </p>
    );
  return (
    <dl className="border-t border-ink">
      {differences.map(({ label, pieces }) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="max-w-measure wrap-anywhere">
            {pieces.map((piece, place) => (
              <Piece key={place} {...piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Piece({ change, text }: ItemDifference["pieces"][number]) {
  if (change === "same") return <>{text}</>;
  if (change === "added")
    return <ins className="bg-correct-soft text-correct no-underline">{text}</ins>;
  return <del className="bg-incorrect-soft text-incorrect">{text}</del>;
}
