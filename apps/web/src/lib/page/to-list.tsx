import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../ui/overlay/toast.ts";

interface ToListProps {
  path: string;
  why: string;
  /** "Taking you to the quizzes…" */
  children: string;
}

/** Sends a learner to a list and says why, when a screen has nothing to show. */
export function ToList({ path, why, children }: ToListProps) {
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) return;
    isLed.current = true;
    toast.info(why);
    void navigate(path, { replace: true });
  }, [navigate, path, why]);
  return <output className="page-width block py-16 text-ink-2">{children}</output>;
}
