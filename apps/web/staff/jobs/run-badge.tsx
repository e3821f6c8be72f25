import type { JobRun } from "@theta/contract/staff";
import { Badge } from "../../src/ui/badge.tsx";

export function RunBadge({ run: { error } }: { run: JobRun }) {
  return error === null ? (
    <Badge tone="correct">Went well</Badge>
  ) : (
    <Badge tone="incorrect">Failed</Badge>
  );
}
