/**
 * What a learner draws and writes in a section. It stays on this device over a reload and is deleted
 * when the section ends. Its keys are named like unsent answers, so that it survives a session that the
 * server ends.
 */
import * as z from "zod/mini";
import { keysOfRecords, removeRecord } from "../../../../../lib/device/device-store.ts";
import { PENDING } from "../../../../../lib/device/pending-prefix.ts";
import type { Records } from "../../../../../lib/device/records.ts";
import type { Stroke } from "./strokes.ts";

const StoredScratch = z.object({
  strokes: z.array(
    z.object({ tool: z.enum(["pen", "eraser", "clear"]), points: z.array(z.number()) }),
  ),
  notes: z.string(),
});

export interface Scratch {
  readonly strokes: readonly Stroke[];
  readonly notes: string;
}

export interface ScratchStore {
  read: () => Scratch;
  write: (part: Partial<Scratch>) => void;
}

const prefixOf = (learnerId: string, mockTestId: string) =>
  `${PENDING}scratch:${learnerId}:${mockTestId}:`;

export function createScratchStore(
  records: Records,
  learnerId: string,
  mockTestId: string,
  sectionId: string,
): ScratchStore {
  const prefix = prefixOf(learnerId, mockTestId);
  const key = prefix + sectionId;
  // A section that ended on another device left its own here.
  for (const other of records.keys(prefix)) if (other !== key) records.remove(other);
  let scratch: Scratch = StoredScratch.safeParse(records.read(key)).data ?? {
    strokes: [],
    notes: "",
  };
  return {
    read: () => scratch,
    write(part) {
      scratch = { ...scratch, ...part };
      records.write(key, scratch);
    },
  };
}

export function forgetScratch(learnerId: string, mockTestId: string): void {
  for (const key of keysOfRecords(prefixOf(learnerId, mockTestId))) removeRecord(key);
}
