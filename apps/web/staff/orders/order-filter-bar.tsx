import { ORDER_STATES } from "@theta/contract/staff";
import { type SubmitEvent, useState } from "react";
import { usePlansListQuery } from "../../src/features/payments/shared/plans-data.ts";
import { Button } from "../../src/ui/button.tsx";
import { Checkbox } from "../../src/ui/form/checkbox.tsx";
import { Select } from "../../src/ui/form/select.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { STATE_WORDS } from "./order-words.ts";
import type { OrderFilter, OrderFilters } from "./asked-orders.ts";

interface OrderFilterBarProps {
  filters: OrderFilters;
  setFilter: (name: OrderFilter, value: string) => void;
}

const STATES = ORDER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));
const SORTS = [
  { value: "", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
];

export function OrderFilterBar({ filters, setFilter }: OrderFilterBarProps) {
  const { data: plans = [] } = usePlansListQuery();
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== "sort" && value);
  const chooser = (name: OrderFilter) => ({
    name,
    value: filters[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => setFilter(name, target.value),
  });
  return (
    <search className="flex flex-col gap-5" aria-label="Orders">
      <SearchField
        key={filters.search}
        search={filters.search}
        onSearch={(text) => setFilter("search", text)}
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-cols-5">
        <Select label="State" placeholder="Any" options={STATES} {...chooser("state")} />
        <Select
          label="Plan"
          placeholder="Any"
          options={plans.map(({ planId, name }) => ({ value: planId, label: name }))}
          {...chooser("plan")}
        />
        <TextField type="date" label="From (UTC)" {...chooser("from")} />
        <TextField type="date" label="To (UTC)" {...chooser("to")} />
        <div className="max-xl:col-span-2">
          <Select label="Sort" options={SORTS} {...chooser("sort")} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Checkbox
          label="Only those that need a person"
          checked={filters.flagged !== undefined}
          onChange={({ target }) => setFilter("flagged", target.checked ? "yes" : "")}
        />
        {isFiltered && (
          <TextLink to="/staff/orders" className="py-1.5">
            Clear the filters
          </TextLink>
        )}
      </div>
    </search>
  );
}

interface SearchFieldProps {
  search: string | undefined;
  onSearch: (text: string) => void;
}

function SearchField({ search = "", onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-end gap-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        type="search"
        name="search"
        label="Email, receipt, or provider's id"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="min-h-target">
        Find
      </Button>
    </form>
  );
}
