import { staffOrders } from "@theta/contract/staff";
import { ButtonLink } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { useMay } from "../access/use-self.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { ORDER_COLUMNS, ORDER_CSV } from "./order-columns.tsx";
import { useOrderFields } from "./order-filters.ts";
import { useOrdersQuery } from "./orders-data.ts";
import { askedOf, FILTERS } from "./asked-orders.ts";

const NOTHING = {
  title: "No orders match",
  text: "Search for a whole email address or ID, or the start of a receipt, or remove a filter.",
};

/** What learners bought, newest first. */
export function OrdersScreen() {
  const mayCheckBooks = useMay("orders.resolve");
  const { filters, setFilters, cursor } = useFilters(FILTERS);
  const fields = useOrderFields();
  const asked = askedOf(filters);
  const { currentData, error, isFetching, refetch } = useOrdersQuery(
    { ...asked, ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          mayCheckBooks && (
            <ButtonLink to="/staff/orders/books" variant="outline">
              The books
            </ButtonLink>
          )
        }
      >
        Orders
      </PageTitle>
      <FilterBar fields={fields} values={filters} onChange={setFilters} />
      <StaffList
        caption="Orders"
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={ORDER_COLUMNS}
        rowKey={({ orderId }) => orderId}
        empty={NOTHING}
        list={{ route: staffOrders.list, filters: { ...asked } }}
        csv={ORDER_CSV}
      />
    </div>
  );
}
