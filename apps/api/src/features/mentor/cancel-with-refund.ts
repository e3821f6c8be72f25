import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { lockOpenOf, updateRequest } from "./requests.queries.ts";
import { type Sender, sendNews } from "./send-news.ts";

/** A refunded plan loses its hour. Runs in the transaction that ends the plan. */
export async function cancelWithRefund(
  tx: Tx,
  sender: Sender,
  { learnerId, subscriptionId }: { learnerId: string; subscriptionId: string },
): Promise<void> {
  for (const kept of await lockOpenOf(tx, learnerId, subscriptionId)) {
    const request = await updateRequest(tx, kept, { status: "cancelled", cancelledBy: "refund" });
    await sendNews(tx, sender, { request, news: "cancelled", to: ["support", "learner"] });
    await audit(tx, null, {
      event: "mentor.cancelled",
      learnerId,
      detail: { requestId: kept.id, by: "refund" },
    });
  }
}
