/** Journeys with a connection between browser and server that can be made bad. */
import { type BrowserContext, test as plain } from "@playwright/test";
import { type FaultLine, openFaultLine } from "../../apps/api/test/fault-line.ts";
import { portOf } from "./server.ts";

export const test = plain.extend<{ line: FaultLine }>({
  // oxlint-disable-next-line no-empty-pattern
  line: async ({}, give) => {
    const line = await openFaultLine({ port: portOf("product") });
    await give(line);
    await line.close();
  },
  baseURL: async ({ line }, give) => await give(`http://localhost:${line.port}`),
});

/**
 * Goes offline. The browser's own switch doesn't stop requests from a page that's being left, so this cuts
 * the connection, too.
 */
export async function goOffline(context: BrowserContext, line: FaultLine): Promise<void> {
  line.setWeather({ fault: () => "reset" });
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, line: FaultLine): Promise<void> {
  line.setWeather({});
  await context.setOffline(false);
}
