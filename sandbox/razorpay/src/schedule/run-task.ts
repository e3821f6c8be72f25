import { authorize, fail, findPayment } from "../payments/payments.ts";
import { findRefund, refundUncaptured, settleRefund } from "../payments/refunds.ts";
import type { Sandbox } from "../state/sandbox.ts";
import type { Task } from "../state/state.ts";
import { unplan } from "../state/tasks.ts";

export function runTask(sandbox: Sandbox, { kind, id }: Task): void {
  unplan(sandbox, kind, id);
  switch (kind) {
    case "bank-is-silent":
      return fail(sandbox, findPayment(sandbox, id), "payment_timed_out");
    case "bank-answers-late":
      return authorize(sandbox, findPayment(sandbox, id));
    case "return-uncaptured":
      return refundUncaptured(sandbox, findPayment(sandbox, id));
    case "settle-refund":
      return settleRefund(sandbox, findRefund(sandbox, id), "processed");
  }
}
