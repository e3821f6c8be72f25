import { type Reply, type RunningTest, runningTests } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

/** A running test with its end in `performance.now()` time, which nobody can set. */
export type TimedTest = RunningTest & { endsAt: number };

const runningTestsData = serverData
  .enhanceEndpoints({ addTagTypes: ["Mocks", "Quizzes"] })
  .injectEndpoints({
    endpoints: (build) => ({
      runningTests: build.query<TimedTest[], void>({
        query: () => ask(runningTests.list, undefined),
        transformResponse: ({ result }: Reply<typeof runningTests.list>) =>
          result.map((test) => ({
            ...test,
            endsAt: performance.now() + test.deadline - test.serverTime,
          })),
        providesTags: ["Mocks", "Quizzes"],
      }),
    }),
  });

export const { useRunningTestsQuery } = runningTestsData;

/** A clock has run out, so every list that shows its test is out of date. */
export const forgetRunning = () => runningTestsData.util.invalidateTags(["Mocks", "Quizzes"]);
