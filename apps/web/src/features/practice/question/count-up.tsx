import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatTimeLeft } from "../../../ui/timer/time-left.ts";
import { useHiddenTime } from "./use-hidden-time.ts";

interface CountUpProps {
  /** Returns the seconds so far. */
  readTime: () => number;
}

/** How long you've looked at a question: quiet, without a limit, and easy to hide for good. */
export function CountUp({ readTime }: CountUpProps) {
  const [isHidden, setHidden] = useHiddenTime();
  return (
    <div className="-my-2 flex shrink-0 items-center">
      {!isHidden && <Running readTime={readTime} />}
      <Button
        variant="quiet"
        size="sm"
        className="-mr-4 text-ink-muted"
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? "Show time" : "Hide time"}
      </Button>
    </div>
  );
}

function Running({ readTime }: CountUpProps) {
  const [seconds, setSeconds] = useState(readTime);
  const tick = useEffectEvent(() => setSeconds(readTime()));
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label="Time on this question" className="numerals">
      {formatTimeLeft(Math.floor(seconds) * 1000)}
    </span>
  );
}
