import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { formatTimeLeft } from "../../ui/time-left.ts";
import { useHiddenTime } from "./use-hidden-time.ts";

/** How long a question has been on screen: quiet, without an end, and to be hidden for good. */
export function CountUp({ since }: { since: number }) {
  const [isHidden, setHidden] = useHiddenTime();
  return (
    <div className="-my-2 flex shrink-0 items-center">
      {!isHidden && <Running since={since} />}
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

function Running({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor(Math.max(0, now - since) / 1000);
  return (
    <span role="timer" aria-label="Time on this question" className="numerals">
      {formatTimeLeft(seconds * 1000)}
    </span>
  );
}
