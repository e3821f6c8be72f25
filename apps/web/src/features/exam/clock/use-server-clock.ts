import { useEffect, useState } from "react";
import { createServerClock, type ServerClock, type ServerTimes } from "./server-clock.ts";

/** The server's clock, kept right by each reply. It knows nothing before the first effect. */
export function useServerClock({ deadline, serverTime }: ServerTimes): ServerClock {
  const [clock] = useState(createServerClock);
  useEffect(() => clock.sync({ deadline, serverTime }), [clock, deadline, serverTime]);
  return clock;
}
