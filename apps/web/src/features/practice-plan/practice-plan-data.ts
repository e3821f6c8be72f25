/** The practice plan in the query cache. */
import {
  type PlanTask,
  type PracticePlan,
  practicePlan,
  type Reply,
  type Sent,
} from "@theta/contract";
import { ask, serverData } from "../../lib/call/server-data.ts";

const withPlan = serverData.enhanceEndpoints({ addTagTypes: ["PracticePlan", "Goal"] });

export const practicePlanData = withPlan.injectEndpoints({
  endpoints: (build) => ({
    practicePlan: build.query<Reply<typeof practicePlan.read>["result"], void>({
      query: () => ask(practicePlan.read, undefined),
      transformResponse: (reply: Reply<typeof practicePlan.read>) => reply.result,
      providesTags: ["PracticePlan", "Plan"],
    }),
    savePlan: build.mutation<unknown, Sent<typeof practicePlan.save>>({
      query: (input) => ask(practicePlan.save, input),
      invalidatesTags: ["PracticePlan", "Goal"],
    }),
    tickTask: build.mutation<unknown, Sent<typeof practicePlan.tick>>({
      query: (input) => ask(practicePlan.tick, input),
      // The checkbox changes at once, and back if the change can't be saved.
      async onQueryStarted({ task, isDone }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          practicePlanData.util.updateQueryData("practicePlan", undefined, ({ plan }) => {
            const ticked = plan?.weeks
              .flatMap(({ tasks }) => tasks)
              .find(({ key }) => key === task);
            if (plan && ticked) ticked.state = isDone ? "done" : stateOfOpen(ticked, plan);
          }),
        );
        await queryFulfilled.catch(change.undo);
      },
      invalidatesTags: ["PracticePlan"],
    }),
    loseWeek: build.mutation<unknown, Sent<typeof practicePlan.loseWeek>>({
      query: (input) => ask(practicePlan.loseWeek, input),
      invalidatesTags: ["PracticePlan"],
    }),
    takeBackLostWeek: build.mutation<unknown, Sent<typeof practicePlan.takeBack>>({
      query: (input) => ask(practicePlan.takeBack, input),
      invalidatesTags: ["PracticePlan"],
    }),
    startPlanOver: build.mutation<unknown, void>({
      query: () => ask(practicePlan.startOver, undefined),
      invalidatesTags: ["PracticePlan"],
    }),
  }),
});

/** As the server will say; a week that was dropped follows with its answer. */
function stateOfOpen({ dueOn }: PlanTask, { today }: PracticePlan): PlanTask["state"] {
  return dueOn < today ? "overdue" : "open";
}

export const {
  usePracticePlanQuery,
  useSavePlanMutation,
  useTickTaskMutation,
  useLoseWeekMutation,
  useTakeBackLostWeekMutation,
  useStartPlanOverMutation,
} = practicePlanData;
