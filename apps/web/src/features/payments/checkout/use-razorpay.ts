import { useEffect, useState } from "react";
import { loadRazorpay, type Razorpay } from "./razorpay.ts";

export type RazorpayScript =
  | { state: "loading" }
  | { state: "ready"; Razorpay: Razorpay }
  | { state: "failed"; why: string; retry: () => void };

type Loaded = { of: number } & ({ Razorpay: Razorpay } | { why: string });

/** The provider's script: loading, loaded, or failed. */
export function useRazorpay(scriptUrl: string): RazorpayScript {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let gone = false;
    loadRazorpay(scriptUrl).then(
      (Razorpay) => !gone && setLoaded({ of: attempt, Razorpay }),
      (error: unknown) =>
        !gone && setLoaded({ of: attempt, why: error instanceof Error ? error.message : "" }),
    );
    return () => {
      gone = true;
    };
  }, [scriptUrl, attempt]);

  if (loaded?.of !== attempt) return { state: "loading" };
  if ("Razorpay" in loaded) return { state: "ready", Razorpay: loaded.Razorpay };
  return { state: "failed", why: loaded.why, retry: () => setAttempt(attempt + 1) };
}
