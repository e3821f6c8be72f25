import { ButtonLink } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { useMay } from "../access/use-self.ts";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { OrderFilterBar } from "./order-filter-bar.tsx";
import { ORDER_COLUMNS, ORDER_CSV } from "./order-columns.tsx";
import { readOrders, useOrdersQuery } from "./orders-data.ts";
import { askedOf, FILTERS } from "./asked-orders.ts";

const NOTHING = {
  title: "No orders match",
  text: "Search for a whole email address, receipt number, or id, or take a filter away.",
};

/** What learners bought, newest first. */
export function OrdersScreen() {
  const mayCheckBooks = useMay("orders.resolve");
  const { filters, setFilter, cursor } = useFilters(FILTERS);
  const asked = askedOf(filters);
  const { currentData, isFetching, refetch } = useOrdersQuery(
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
      <OrderFilterBar filters={filters} setFilter={setFilter} />
      <StaffList
        caption="Orders"
        page={currentData}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        columns={ORDER_COLUMNS}
        rowKey={({ orderId }) => orderId}
        empty={NOTHING}
        readPage={async (after, limit) =>
          await readOrders({ ...asked, ...(after && { cursor: after }), limit: String(limit) })
        }
        csv={ORDER_CSV}
      />
    </div>
  );
}
