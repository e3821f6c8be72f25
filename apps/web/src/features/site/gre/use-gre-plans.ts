import type { Plan } from "@theta/contract";
import { useCallback, useEffect, useState } from "react";

export interface GrePlansOnSale {
  plans: readonly Plan[];
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** GRE plans on sale, requested once the page is up. Until then, and for now, there aren't any. */
export function useGrePlans(): GrePlansOnSale {
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [isRetrying, setRetrying] = useState(false);

  const ask = useCallback(() => {
    // Calls and the contract aren't part of a public page's first load.
    import("./gre-plans-data.ts")
      .then(async ({ fetchGrePlans }) => setPlans(await fetchGrePlans()))
      .then(() => setFailed(false))
      .catch(() => setFailed(true))
      .finally(() => setRetrying(false));
  }, []);
  useEffect(ask, [ask]);

  function retry() {
    setRetrying(true);
    ask();
  }

  return { plans, hasFailed, isRetrying, retry };
}
