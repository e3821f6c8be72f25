import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../ui/toast.ts";

/** Leads to the list of quizzes and says why, where a screen has no quiz to show. */
export function ToFreeQuizzes({ why }: { why: string }) {
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) return;
    isLed.current = true;
    toast.info(why);
    void navigate("/free-quiz", { replace: true });
  }, [navigate, why]);
  return <output className="page-width block py-16 text-ink-2">Taking you to the quizzes…</output>;
}
