import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { lockOpenOf, updateRequest } from "./requests.queries.ts";
import { type Sender, sendNews } from "./send-news.ts";

interface Ended {
  learnerId: string;
  subscriptionId: string;
}

/** A refunded plan loses its hour. Runs in the transaction that ends the plan. */
export async function cancelWithRefund(tx: Tx, sender: Sender, ended: Ended): Promise<void> {
  await cancelOpen(tx, sender, ended, { cancelledBy: "refund" });
}

/** The same for a plan that our staff ended. */
export async function cancelWithPlan(tx: Tx, sender: Sender, ended: Ended): Promise<void> {
  const reason = "The plan it came with has ended.";
  await cancelOpen(tx, sender, ended, { cancelledBy: "staff", reason });
}

async function cancelOpen(
  tx: Tx,
  sender: Sender,
  { learnerId, subscriptionId }: Ended,
  why: { cancelledBy: "refund" | "staff"; reason?: string },
): Promise<void> {
  for (const kept of await lockOpenOf(tx, learnerId, subscriptionId)) {
    const request = await updateRequest(tx, kept, { status: "cancelled", ...why });
    await sendNews(tx, sender, { request, news: "cancelled", to: ["support", "learner"] });
    await audit(tx, null, {
      event: "mentor.cancelled",
      learnerId,
      detail: { requestId: kept.id, by: why.cancelledBy },
    });
  }
}
