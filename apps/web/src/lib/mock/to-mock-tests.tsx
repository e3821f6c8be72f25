import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../ui/toast.ts";

/** Leads to the list of mock tests and says why, where a screen has no mock to show. */
export function ToMockTests({ why }: { why: string }) {
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) return;
    isLed.current = true;
    toast.info(why);
    void navigate("/mock-test", { replace: true });
  }, [navigate, why]);
  return (
    <output className="page-width block py-16 text-ink-2">Taking you to the mock tests…</output>
  );
}
