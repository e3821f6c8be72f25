import { useContext, useState } from "react";
import { RecordsHere } from "../../../../lib/device/records.ts";
import { type Tools, useTools } from "../../../exam/tools/use-tools.ts";
import { createScratchStore, type ScratchStore } from "./whiteboard/scratch-store.ts";

interface Options {
  learnerId: string;
  mockTestId: string;
  sectionId: string;
  hasCalculator: boolean;
  /** Off while something covers the question. */
  enabled: boolean;
}

export interface ExamTools extends Tools {
  scratch: ScratchStore;
}

/** The section's tools, and what is on its whiteboard. Give its user the section as `key`. */
export function useExamTools(options: Options): ExamTools {
  const { learnerId, mockTestId, sectionId, hasCalculator, enabled } = options;
  const tools = useTools({
    available: hasCalculator ? ["calculator", "whiteboard"] : ["whiteboard"],
    enabled,
  });
  const records = useContext(RecordsHere);
  const [scratch] = useState(() => createScratchStore(records, learnerId, mockTestId, sectionId));
  return { ...tools, scratch };
}
