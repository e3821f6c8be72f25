/** Which result this learner has dismissed on this device. The next quiz's is shown again. */
import { readRecord, writeRecord } from "../../../lib/device/device-store.ts";

const keyOf = (learnerId: string) => `result-dismissed:${learnerId}`;

export function isDismissed(learnerId: string, freeQuizId: string): boolean {
  const { freeQuizId: dismissed }: { freeQuizId?: unknown } = Object(readRecord(keyOf(learnerId)));
  return dismissed === freeQuizId;
}

export function dismiss(learnerId: string, freeQuizId: string): void {
  writeRecord(keyOf(learnerId), { freeQuizId });
}
