// @vitest-environment happy-dom
import type { StaffOrder } from "@theta/contract/staff";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { createStore } from "../../src/lib/session/store.ts";
import { closeScreen, openScreen } from "../../test/open-screen.tsx";
import { staffSelf } from "../../test/staff.ts";
import { SelfContext } from "../access/use-self.ts";
import { OrderActions } from "./order-actions.tsx";

afterEach(closeScreen);

const PAID = {
  orderId: "order-1",
  receipt: "s_0123456789abcdef",
  planName: "GMAT BASIC",
  amount: 4900,
  currency: "USD",
  learner: { learnerId: "learner-1", name: "Asha Rao", email: "asha@theta.example" },
  refund: null,
  refundDenial: null,
};
const REFUNDED = { ...PAID, refund: { status: "pending" }, refundDenial: "refund-waiting" };

/** A page that hears of a colleague's refund while the dialog is open. */
function Page() {
  const [order, setOrder] = useState<object>(PAID);
  return (
    <>
      <OrderActions order={order as StaffOrder} />
      <button type="button" id="colleague" onClick={() => setOrder(REFUNDED)}>
        A colleague refunds it
      </button>
    </>
  );
}

test("a colleague's refund takes the button away and leaves the question as it was", async () => {
  const { user } = await openScreen(
    <Provider store={createStore()}>
      <SelfContext value={staffSelf()}>
        <Page />
      </SelfContext>
    </Provider>,
    {},
  );
  await user.click(screen.getByRole("button", { name: "Refund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund GMAT BASIC?" }));
  dialog.getByRole("button", { name: "Refund $49.00" });
  // The dialog covers the page, but what's under it goes on.
  document.querySelector<HTMLElement>("#colleague")!.click();
  await dialog.findByText(/A refund is on its way\. .*Nothing more was done\./);
  screen.getByRole("dialog", { name: "Refund GMAT BASIC?" });
  expect(dialog.queryByRole("button", { name: /Refund/ })).toBeNull();
});
