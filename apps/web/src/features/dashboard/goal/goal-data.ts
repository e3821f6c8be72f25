/** The exam date and the target score in the query cache. */
import { type Goal, goal, type Reply, type Sent } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

const goalData = serverData
  // The practice plan shows the exam date, too.
  .enhanceEndpoints({ addTagTypes: ["Goal", "PracticePlan"] })
  .injectEndpoints({
    endpoints: (build) => ({
      goal: build.query<Goal | null, void>({
        query: () => ask(goal.read, undefined),
        transformResponse: (reply: Reply<typeof goal.read>) => reply.result,
        providesTags: ["Goal"],
      }),
      saveGoal: build.mutation<Goal, Sent<typeof goal.save>>({
        query: (input) => ask(goal.save, input),
        transformResponse: (reply: Reply<typeof goal.save>) => reply.result,
        invalidatesTags: ["Goal", "PracticePlan"],
      }),
    }),
  });

export const { useGoalQuery, useSaveGoalMutation } = goalData;
