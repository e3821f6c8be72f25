import type { MockMode } from "@theta/contract";
import { useState } from "react";
import { useLastMocksQuery } from "../shared/mock-data.ts";

/**
 * The test mode that the learner chose last; null until it's known. It never changes afterward, because
 * a choice mustn't move under the learner's hand. If it can't be found out, it's forward only.
 */
export function useLastMode(): MockMode | null {
  const { data, isFetching } = useLastMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [known, setKnown] = useState<MockMode | null>(null);
  if (known === null && !isFetching) setKnown(data?.mode ?? "forward");
  return known;
}
