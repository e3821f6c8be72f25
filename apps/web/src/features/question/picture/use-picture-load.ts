import { useEffect, useState } from "react";

export interface PictureLoad {
  state: "loading" | "shown" | "failed";
  /** Each attempt is another request. */
  attempt: number;
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
}

/** A picture's loading state. One that failed is loaded again when the connection is back. */
export function usePictureLoad(): PictureLoad {
  const [{ state, attempt }, setLoad] = useState({ state: "loading", attempt: 0 } as Pick<
    PictureLoad,
    "state" | "attempt"
  >);
  const turn = (next: PictureLoad["state"]) => () => setLoad({ state: next, attempt });
  const retry = () => setLoad({ state: "loading", attempt: attempt + 1 });
  const hasFailed = state === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setLoad((load) => ({ state: "loading", attempt: load.attempt + 1 }));
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [hasFailed]);
  return { state, attempt, onLoad: turn("shown"), onError: turn("failed"), retry };
}
