/** Which result this learner has dismissed on this device. The next quiz's is shown again. */
import * as z from "zod/mini";
import { readRecord, writeRecord } from "../../../lib/device/device-store.ts";

const Dismissed = z.object({ freeQuizId: z.string() });
const keyOf = (learnerId: string) => `result-dismissed:${learnerId}`;

export function isDismissed(learnerId: string, freeQuizId: string): boolean {
  return Dismissed.safeParse(readRecord(keyOf(learnerId))).data?.freeQuizId === freeQuizId;
}

export function dismiss(learnerId: string, freeQuizId: string): void {
  writeRecord(keyOf(learnerId), { freeQuizId });
}
