/** How the learner takes tests, in the query cache. */
import {
  type Reply,
  type Sent,
  STANDARD_SETTINGS,
  type TestSettings,
  testSettings,
  type TimeAllowed,
} from "@theta/contract";
import { useState } from "react";
import { ask, serverData } from "../../lib/call/server-data.ts";
import { readLearner } from "../../lib/session/local-session.ts";
import { keepSettings, readKeptSettings } from "./kept-settings.ts";

const settingsData = serverData
  .enhanceEndpoints({ addTagTypes: ["TestSettings"] })
  .injectEndpoints({
    endpoints: (build) => ({
      testSettings: build.query<TestSettings, void>({
        query: () => ask(testSettings.read, undefined),
        transformResponse: (reply: Reply<typeof testSettings.read>) => reply.result,
        providesTags: ["TestSettings"],
        onQueryStarted: (_, { queryFulfilled }) => keep(queryFulfilled),
      }),
      saveTestSettings: build.mutation<TestSettings, Sent<typeof testSettings.save>>({
        query: (input) => ask(testSettings.save, input),
        transformResponse: (reply: Reply<typeof testSettings.save>) => reply.result,
        // A switch moves at once, and back if it can't be kept.
        async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
          const change = dispatch(
            settingsData.util.updateQueryData("testSettings", undefined, () => chosen),
          );
          void keep(queryFulfilled);
          await queryFulfilled.catch(change.undo);
        },
      }),
    }),
  });

export const { useTestSettingsQuery, useSaveTestSettingsMutation } = settingsData;

/** Keeps on this device what the server says, for the next time. */
async function keep(reply: PromiseLike<{ data: TestSettings }>): Promise<void> {
  const learnerId = readLearner()?.userId;
  try {
    const { data } = await reply;
    if (learnerId !== undefined) keepSettings(learnerId, data);
  } catch {
    // What's kept already is the best we know.
  }
}

interface SettingsSoFar {
  settings: TestSettings;
  /** Whether they're the learner's, or won't be known for now. */
  isSettled: boolean;
}

/** As this device last saw them, or standard, until they are known: a test never waits for them. */
export function useSettingsSoFar(): SettingsSoFar {
  const { data, error } = useTestSettingsQuery();
  const [kept] = useState(readKeptSettings);
  const known = data ?? kept;
  return { settings: known ?? STANDARD_SETTINGS, isSettled: Boolean(known ?? error) };
}

export const useTestSettings = (): TestSettings => useSettingsSoFar().settings;

/** Whether a test has a clock: by the time it was started with or, before that, by the learner's settings. */
export function useHasClock(time?: TimeAllowed): boolean {
  const { time: chosen } = useTestSettings();
  return (time ?? chosen) !== "no-clock";
}
