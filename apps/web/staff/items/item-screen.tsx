import { FORMAT_NAMES } from "@theta/contract";
import { type StaffItem, staffItems } from "@theta/contract/staff";
import { useParams, useSearchParams } from "react-router";
import { SHORT_SECTION_NAMES } from "../../src/features/practice/shared/practice-words.ts";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { PageTitle } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemFigures } from "./item-figures.tsx";
import { ItemHolds } from "./item-holds.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { ItemReports } from "./item-reports.tsx";
import { ItemVersions } from "./item-versions.tsx";
import { useItemQuery } from "./items-data.ts";

/** One question: as learners see it, what became of it, and what to do about it. */
export function ItemScreen() {
  const { key = "" } = useParams();
  const [parameters] = useSearchParams();
  const version = parameters.get("version") ?? undefined;
  const { currentData, error, isFetching, refetch } = useItemQuery(
    { key, version },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData) return <Item item={currentData} />;
  if (isFetching)
    return (
      <SkeletonRows
        label="Loading the question"
        rows={6}
        row="py-4"
        lines={["w-72", "w-40"]}
        end="h-6 w-20"
      />
    );
  const code = codeOf(staffItems.read, error);
  if (code === "no-such-item" || code === "invalid-input") return <NoSuchItem name={key} />;
  return <FailedState title="We couldn't load this question." onRetry={() => void refetch()} />;
}

function NoSuchItem({ name }: { name: string }) {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={`Nothing in the bank has the id "${name}", or not in that version.`}>
        No such question
      </PageTitle>
      <BackToList />
    </div>
  );
}

const BackToList = () => (
  <p>
    <TextLink to="/staff/items" className="inline-block py-1.5">
      All questions
    </TextLink>
  </p>
);

function Item({ item }: { item: StaffItem }) {
  const { key, section, format, topic, version, isCurrent } = item;
  const maySuspend = useMay("items.suspend");
  const kind = topic.startsWith(FORMAT_NAMES[format]) ? topic : `${FORMAT_NAMES[format]}: ${topic}`;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-6">
        <BackToList />
        <PageTitle
          over={`${SHORT_SECTION_NAMES[section]}, ${kind}`}
          lead={isCurrent ? undefined : `This is version ${version}, which isn't served anymore.`}
          aside={<ItemActions item={item} />}
        >
          {key}
        </PageTitle>
        <ItemHolds item={item} />
      </div>
      <ItemPreview key={`${key} ${version}`} question={item.question} />
      {maySuspend && <ItemReports itemKey={key} />}
      <ItemFigures item={item} />
      <ItemFacts item={item} />
      <ItemVersions item={item} />
    </div>
  );
}
