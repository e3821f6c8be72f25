/** How the learner takes tests, in the query cache. */
import {
  type Reply,
  type Sent,
  STANDARD_SETTINGS,
  type TestSettings,
  testSettings,
} from "@theta/contract";
import { ask, serverData } from "../../lib/call/server-data.ts";

const settingsData = serverData
  .enhanceEndpoints({ addTagTypes: ["TestSettings"] })
  .injectEndpoints({
    endpoints: (build) => ({
      testSettings: build.query<TestSettings, void>({
        query: () => ask(testSettings.read, undefined),
        transformResponse: (reply: Reply<typeof testSettings.read>) => reply.result,
        providesTags: ["TestSettings"],
      }),
      saveTestSettings: build.mutation<TestSettings, Sent<typeof testSettings.save>>({
        query: (input) => ask(testSettings.save, input),
        transformResponse: (reply: Reply<typeof testSettings.save>) => reply.result,
        // A switch moves at once, and back if it can't be kept.
        async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
          const change = dispatch(
            settingsData.util.updateQueryData("testSettings", undefined, () => chosen),
          );
          await queryFulfilled.catch(change.undo);
        },
      }),
    }),
  });

export const { useTestSettingsQuery, useSaveTestSettingsMutation } = settingsData;

/** Standard until they are known: a test never waits for them. */
export function useTestSettings(): TestSettings {
  return useTestSettingsQuery().data ?? STANDARD_SETTINGS;
}
