import type { PracticeFilter, PracticeOverview } from "@theta/contract";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import {
  addressOf,
  changed,
  type FilterChange,
  filterOfAddress,
} from "../shared/practice-filter.ts";

/** The filter, which is in the address. */
export function usePracticeFilter(topics: PracticeOverview["topics"]) {
  const [address, setAddress] = useSearchParams();
  const filter = filterOfAddress(address);
  // A busy device may show a choice only after the next one was made.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filterOfAddress(address);
  }, [address]);
  const choose = (next: PracticeFilter) => {
    latest.current = next;
    setAddress(addressOf(next), { replace: true });
  };
  return {
    filter,
    choose,
    change: (part: FilterChange) => choose(changed(latest.current, part, topics)),
  };
}
