import type { Reply, Route, Sent } from "@theta/contract";
import { type StaffLastTest, type StaffLearner, staffLearners } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

export type LearnersPage = Reply<typeof staffLearners.list>["result"];

const withLearners = serverData.enhanceEndpoints({
  addTagTypes: ["StaffLearner", "StaffLearners"],
});

const learnersData = withLearners.injectEndpoints({
  endpoints: (build) => {
    /** Whatever is done to a learner shows on the page, and in the log at its end. */
    const change = <R extends Route>(route: R) =>
      build.mutation<unknown, Sent<R>>({
        query: (input) => ask(route, input),
        invalidatesTags: ["StaffLearner", "StaffLearners"],
      });
    return {
      staffLearners: build.query<LearnersPage, Sent<typeof staffLearners.list>>({
        query: (input) => ask(staffLearners.list, input),
        transformResponse: (reply: Reply<typeof staffLearners.list>) => reply.result,
        providesTags: ["StaffLearners"],
      }),
      staffLearner: build.query<StaffLearner, string>({
        query: (id) => ask(staffLearners.learner, { id }),
        transformResponse: (reply: Reply<typeof staffLearners.learner>) => reply.result,
        providesTags: ["StaffLearner"],
      }),
      lastTests: build.query<readonly StaffLastTest[], string>({
        query: (id) => ask(staffLearners.lastTests, { id }),
        transformResponse: (reply: Reply<typeof staffLearners.lastTests>) => reply.result,
      }),
      endLearnerSessions: change(staffLearners.endSessions),
      resendLearnerMail: change(staffLearners.resendMail),
      grantLearnerPlan: change(staffLearners.grantPlan),
      extendLearnerPlan: change(staffLearners.extendPlan),
      revokeLearnerPlan: change(staffLearners.revokePlan),
      closeLearnerAccount: change(staffLearners.closeAccount),
      keepLearnerAccount: change(staffLearners.keepAccount),
      eraseLearner: build.mutation<unknown, Sent<typeof staffLearners.erase>>({
        query: (input) => ask(staffLearners.erase, input),
        // There's no page to load again.
        invalidatesTags: ["StaffLearners"],
      }),
    };
  },
});

export const {
  useStaffLearnersQuery,
  useStaffLearnerQuery,
  useLastTestsQuery,
  useEndLearnerSessionsMutation,
  useResendLearnerMailMutation,
  useGrantLearnerPlanMutation,
  useExtendLearnerPlanMutation,
  useRevokeLearnerPlanMutation,
  useCloseLearnerAccountMutation,
  useKeepLearnerAccountMutation,
  useEraseLearnerMutation,
} = learnersData;
