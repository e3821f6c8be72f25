import type { PastOrder } from "@theta/contract";
import { OrderRow } from "./order-row.tsx";

interface OrdersProps {
  orders: readonly PastOrder[];
  serverTime: number;
}

/** Everything the learner bought, newest first. */
export function Orders({ orders, serverTime }: OrdersProps) {
  if (orders.length === 0)
    return (
      <p className="py-5 text-ink-2">
        You didn't buy your plan here, so there's no receipt for it. When you buy a plan, its
        receipt will show up here.
      </p>
    );
  return (
    <ul>
      {orders.map((order) => (
        <OrderRow key={order.orderId} order={order} serverTime={serverTime} />
      ))}
    </ul>
  );
}
