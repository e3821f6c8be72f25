import type { ReactNode } from "react";
import type { StaffItemRow, StaffLearnerRow, StaffOrderRow } from "@theta/contract/staff";
import { money } from "../../src/features/payments/shared/money.ts";
import { Badge } from "../../src/ui/badge.tsx";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { ItemStateBadge } from "../items/item-state.tsx";
import { itemPath } from "../items/item-words.ts";
import { standingOf } from "../orders/order-words.ts";
import { useOutcome } from "../shared/outcome.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { FindField } from "./find-field.tsx";
import { LastTests } from "./last-tests.tsx";
import { foundAllWords, type Search, useFound } from "./use-found.ts";

/** Learners, orders, and questions from one field, so that whatever there is to do is two clicks away. */
export function FindAnything() {
  const { filters, setFilter } = useFilters(["q"]);
  const { q = "" } = filters;
  const mayLearners = useMay("learners.read");
  const mayItems = useMay("items.read");
  const found = useFound(filters.q);
  const { learners, orders, items } = found;
  useOutcome(foundAllWords(found));
  if (!mayLearners && !mayItems) return null;
  return (
    <section aria-label="Find" className="flex flex-col gap-8">
      <FindField
        label={mayLearners ? "Find a learner, an order, or a question" : "Find a question"}
        placeholder={mayLearners ? "Email, name, receipt, question ID …" : "Its ID or words"}
        value={q}
        onFind={(text) => setFilter("q", text, { replace: true })}
      />
      {q && (
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-3">
          {learners && (
            <Found<StaffLearnerRow>
              title="Learners"
              search={learners}
              keyOf={({ learnerId }) => learnerId}
              all={`/staff/learners?${new URLSearchParams({ q })}`}
            >
              {(row) => <FoundLearner {...row} />}
            </Found>
          )}
          {orders && (
            <Found<StaffOrderRow>
              title="Orders"
              search={orders}
              keyOf={({ orderId }) => orderId}
              all={`/staff/orders?${new URLSearchParams({ search: q })}`}
            >
              {(row) => <FoundOrder {...row} />}
            </Found>
          )}
          {items && (
            <Found<StaffItemRow>
              title="Questions"
              search={items}
              keyOf={({ key }) => key}
              all={`/staff/items?${new URLSearchParams(items.isById ? { key: q } : { text: q })}`}
            >
              {({ key, ...row }) => <FoundItem name={key} {...row} />}
            </Found>
          )}
        </div>
      )}
    </section>
  );
}

function FoundLearner({ learnerId, name, email, isClosed }: StaffLearnerRow) {
  const mayAct = useMay("learners.act");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <TextLink to={`/staff/learners/${learnerId}`} className="wrap-anywhere">
          {name}
        </TextLink>
        {isClosed && <Badge tone="caution">Closed</Badge>}
      </span>
      <span className="text-sm wrap-anywhere text-ink-2">{email}</span>
      {mayAct && <LastTests learnerId={learnerId} />}
    </>
  );
}

function FoundOrder(row: StaffOrderRow) {
  const [tone, words] = standingOf(row);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <TextLink to={`/staff/orders/${row.orderId}`} className="wrap-anywhere numerals">
          {row.receipt}
        </TextLink>
        <Badge tone={tone}>{words}</Badge>
      </span>
      <span className="text-sm wrap-anywhere text-ink-2">
        {row.planName}, {money(row.amount, row.currency)}, {row.learner?.name ?? "erased"},{" "}
        <When at={row.createdAt} />
      </span>
    </>
  );
}

function FoundItem({
  name,
  preview,
  state,
}: Pick<StaffItemRow, "preview" | "state"> & { name: string }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <TextLink to={itemPath(name)} className="wrap-anywhere">
          {name}
        </TextLink>
        <ItemStateBadge state={state} />
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{preview}</span>
    </>
  );
}

interface FoundProps<Row> {
  title: string;
  search: Search<Row>;
  keyOf: (row: Row) => string;
  /** The list with everything found. */
  all: string;
  children: (row: Row) => ReactNode;
}

function Found<Row>({ title, search, keyOf, all, children }: FoundProps<Row>) {
  const { currentData: page, isFetching, refetch } = search;
  return (
    <section aria-label={`${title} found`} className="flex min-w-0 flex-col">
      <SectionHeading ruled>{title}</SectionHeading>
      {page ? (
        <>
          <ul>
            {page.rows.map((row) => (
              <li key={keyOf(row)} className="flex flex-col gap-1 border-b border-line py-3">
                {children(row)}
              </li>
            ))}
          </ul>
          {page.rows.length === 0 && <p className="py-3 text-ink-2">None found.</p>}
          {page.next !== null && (
            <p className="py-3">
              <TextLink to={all}>Show all</TextLink>
            </p>
          )}
        </>
      ) : isFetching ? (
        <p className="py-3 text-ink-2">Searching…</p>
      ) : (
        <div className="py-3">
          <FailedState inline title="We couldn't search these." onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  );
}
