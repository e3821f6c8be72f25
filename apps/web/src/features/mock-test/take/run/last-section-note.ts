/**
 * Which section was last taken on this device. A page opened after its end can then say how it ended,
 * not only what comes next.
 */
import { SectionType } from "@theta/contract";
import * as z from "zod/mini";
import { readRecord, removeRecord, writeRecord } from "../../../../lib/device/device-store.ts";

const Note = z.object({ sectionType: SectionType });

export interface LastSectionNote {
  write: (sectionType: SectionType) => void;
  read: () => SectionType | null;
  remove: () => void;
}

export function createLastSectionNote(learnerId: string, mockTestId: string): LastSectionNote {
  // Devices already have notes under this name.
  const key = `sitting:${learnerId}:${mockTestId}`;
  return {
    write: (sectionType) => void writeRecord(key, { sectionType }),
    read: () => Note.safeParse(readRecord(key)).data?.sectionType ?? null,
    remove: () => removeRecord(key),
  };
}
