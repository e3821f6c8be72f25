import type { Asked } from "../asked.ts";
import { type BlindAnswer, blindVerdict, isWritten } from "../blind/blind-answer.ts";
import type { Finding } from "./finding.ts";

/** Written questions that learners would see even though no two readers agreed on the answer. */
export function blindFaults(bank: readonly Asked[], record: readonly BlindAnswer[]): Finding[] {
  const byItem = Map.groupBy(record, ({ item }) => item);
  return bank
    .filter((asked) => isWritten(asked) && asked.item.state !== "draft")
    .flatMap((asked) => {
      const verdict = blindVerdict(asked, byItem.get(asked.item.id) ?? []);
      if (verdict === "passed") return [];
      const what =
        verdict === "waiting"
          ? "is in the bank before two readers have solved this text"
          : "is in the bank though a reader disagreed with its key or could defend another answer";
      return [{ gate: "blind solving", where: asked.item.id, what }];
    });
}
