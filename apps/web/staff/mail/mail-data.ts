/** The outbox in the query cache. */
import type { Reply, Sent } from "@theta/contract";
import { type MailFacts, type MailRow, staffMail } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";
import type { ListPage } from "../shared/staff-list.tsx";

const withMail = serverData.enhanceEndpoints({ addTagTypes: ["Mail"] });

const mailData = withMail.injectEndpoints({
  endpoints: (build) => ({
    mailList: build.query<ListPage<MailRow>, Sent<typeof staffMail.list>>({
      query: (input) => ask(staffMail.list, input),
      transformResponse: (reply: Reply<typeof staffMail.list>) => reply.result,
      providesTags: ["Mail"],
    }),
    mailFacts: build.query<MailFacts, string>({
      query: (mailId) => ask(staffMail.facts, { mailId }),
      transformResponse: (reply: Reply<typeof staffMail.facts>) => reply.result,
      providesTags: ["Mail"],
    }),
    retryMail: build.mutation<unknown, Sent<typeof staffMail.retry>>({
      query: (input) => ask(staffMail.retry, input),
      invalidatesTags: ["Mail"],
    }),
  }),
});

export const { useMailListQuery, useMailFactsQuery, useRetryMailMutation } = mailData;
