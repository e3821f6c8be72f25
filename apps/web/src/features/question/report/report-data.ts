/** Reports about questions. Nothing is read back: our answer comes by email. */
import { questionBank, type Sent } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

const reportData = serverData.injectEndpoints({
  endpoints: (build) => ({
    reportProblem: build.mutation<unknown, Sent<typeof questionBank.reportProblem>>({
      query: (input) => ask(questionBank.reportProblem, input),
    }),
  }),
});

export const { useReportProblemMutation } = reportData;
