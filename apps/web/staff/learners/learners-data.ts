import type { Reply, Route, Sent } from "@theta/contract";
import { type StaffLearner, staffLearners } from "@theta/contract/staff";
import { call } from "../../src/lib/call/call.ts";
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
  useEndLearnerSessionsMutation,
  useResendLearnerMailMutation,
  useGrantLearnerPlanMutation,
  useExtendLearnerPlanMutation,
  useRevokeLearnerPlanMutation,
  useCloseLearnerAccountMutation,
  useKeepLearnerAccountMutation,
  useEraseLearnerMutation,
} = learnersData;

/** Any page of the list, for an export. */
export async function readLearnersPage(
  q: string | undefined,
  cursor: string | undefined,
  limit: number,
): Promise<LearnersPage> {
  const input = { ...(q && { q }), ...(cursor && { cursor }), limit: String(limit) };
  return (await call(staffLearners.list, input)).result;
}
