import { useEffect, useReducer, useState } from "react";
import { type Measured, measureConnection, type Pace } from "./measure-connection.ts";

export type ConnectionCheck =
  | { state: "running"; settled: number }
  | { state: "done"; measured: Measured }
  /** The page was hidden. Timers are slow then, and we'd be measuring those instead. */
  | { state: "stopped" };

const STARTING: ConnectionCheck = { state: "running", settled: 0 };

/** Measures the connection while it's mounted, and again when asked to. */
export function useConnectionCheck(pace: Pace): [ConnectionCheck, () => void] {
  const [turn, nextTurn] = useReducer((turns: number) => turns + 1, 0);
  const [known, setKnown] = useState({ turn, check: STARTING });

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const tell = (check: ConnectionCheck) => signal.aborted || setKnown({ turn, check });
    measureConnection(pace, signal, (settled) => tell({ state: "running", settled })).then(
      (measured) => tell({ state: "done", measured }),
      (error: unknown) => {
        if (signal.aborted) return;
        tell({ state: "stopped" });
        throw error;
      },
    );
    function stopUnseen() {
      if (document.visibilityState !== "hidden") return;
      setKnown((now) =>
        now.turn === turn && now.check.state === "done"
          ? now
          : { turn, check: { state: "stopped" } },
      );
      abort.abort();
    }
    document.addEventListener("visibilitychange", stopUnseen);
    return () => {
      document.removeEventListener("visibilitychange", stopUnseen);
      abort.abort();
    };
  }, [pace, turn]);

  return [known.turn === turn ? known.check : STARTING, nextTurn];
}
