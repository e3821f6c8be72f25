/** Background jobs in the query cache. */
import type { Reply, Sent } from "@theta/contract";
import { type JobRun, staffJobs } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";
import type { ListPage } from "../shared/staff-list.tsx";

const withJobs = serverData.enhanceEndpoints({ addTagTypes: ["Jobs"] });

type JobsOverview = Reply<typeof staffJobs.overview>["result"];

const jobsData = withJobs.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query<JobsOverview, void>({
      query: () => ask(staffJobs.overview, undefined),
      transformResponse: (reply: Reply<typeof staffJobs.overview>) => reply.result,
      providesTags: ["Jobs"],
    }),
    jobRuns: build.query<ListPage<JobRun>, Sent<typeof staffJobs.runs>>({
      query: (input) => ask(staffJobs.runs, input),
      transformResponse: (reply: Reply<typeof staffJobs.runs>) => reply.result,
      providesTags: ["Jobs"],
    }),
    runJob: build.mutation<unknown, Sent<typeof staffJobs.run>>({
      query: (input) => ask(staffJobs.run, input),
      invalidatesTags: ["Jobs"],
    }),
  }),
});

export const { useJobsQuery, useJobRunsQuery, useRunJobMutation } = jobsData;
