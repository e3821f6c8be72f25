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
import { call } from "../../lib/call/call.ts";
import { ask, serverData } from "../../lib/call/server-data.ts";
import { readLearner } from "../../lib/session/local-session.ts";
import { inTurn } from "./in-turn.ts";
import { keepSettings, readKeptSettings } from "./kept-settings.ts";

/** Choices that are on their way to the server, the oldest first, and what it had before them. */
const waiting: Sent<typeof testSettings.save>[] = [];
let heard: TestSettings | undefined;
/** How many choices were made or heard so far. */
let news = 0;

/** One choice after another, in the order they were made, each for the learner who made it. */
function saveInTurn(choice: Sent<typeof testSettings.save>) {
  const as = readLearner()?.userId;
  return {
    ask: (signal: AbortSignal) => inTurn(() => call(testSettings.save, choice, { signal, as })),
  };
}

const settingsData = serverData
  .enhanceEndpoints({ addTagTypes: ["TestSettings"] })
  .injectEndpoints({
    endpoints: (build) => ({
      testSettings: build.query<TestSettings, void>({
        query: () => ask(testSettings.read, undefined),
        transformResponse: (reply: Reply<typeof testSettings.read>) => reply.result,
        providesTags: ["TestSettings"],
        async onQueryStarted(_, { dispatch, queryFulfilled }) {
          const before = news;
          await keep(queryFulfilled);
          // The server may have sent this before it got a choice made since.
          if (news !== before) dispatch(showHeard());
        },
      }),
      saveTestSettings: build.mutation<TestSettings, Sent<typeof testSettings.save>>({
        query: (choice) => saveInTurn(choice),
        transformResponse: (reply: Reply<typeof testSettings.save>) => reply.result,
        // After a failure, only the server knows whether it heard the choice.
        invalidatesTags: (_, error) => (error ? ["TestSettings"] : []),
        // A switch moves at once, and back if it can't be kept.
        async onQueryStarted(choice, { dispatch, queryFulfilled, ...store }) {
          if (waiting.length === 0)
            heard = settingsData.endpoints.testSettings.select()(store.getState()).data;
          waiting.push(choice);
          news++;
          dispatch(showHeard());
          void keep(queryFulfilled);
          try {
            heard = (await queryFulfilled).data;
            news++;
          } catch {
            // What was heard before is the best we know.
          }
          waiting.shift();
          dispatch(showHeard());
        },
      }),
    }),
  });

const showHeard = () =>
  settingsData.util.updateQueryData("testSettings", undefined, (shown) => {
    Object.assign(shown, heard, ...waiting);
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

export interface SettingsSoFar {
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
