/** Messages and canned answers in the query cache. */
import type { Reply, Sent } from "@theta/contract";
import {
  type CannedAnswer,
  type InboxMessage,
  type InboxPerson,
  type InboxRow,
  staffInbox,
} from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";
import type { ListPage } from "../shared/staff-list.tsx";

const withInbox = serverData.enhanceEndpoints({ addTagTypes: ["Inbox", "CannedAnswers"] });

const inboxData = withInbox.injectEndpoints({
  endpoints: (build) => ({
    inbox: build.query<ListPage<InboxRow>, Sent<typeof staffInbox.list>>({
      query: (input) => ask(staffInbox.list, input),
      transformResponse: (reply: Reply<typeof staffInbox.list>) => reply.result,
      providesTags: ["Inbox"],
    }),
    message: build.query<InboxMessage, string>({
      query: (messageId) => ask(staffInbox.message, { messageId }),
      transformResponse: (reply: Reply<typeof staffInbox.message>) => reply.result,
      providesTags: ["Inbox"],
    }),
    inboxPeople: build.query<InboxPerson[], void>({
      query: () => ask(staffInbox.people, undefined),
      transformResponse: (reply: Reply<typeof staffInbox.people>) => reply.result,
    }),
    // After a refusal, too: it means that somebody else was faster.
    replyToMessage: build.mutation<unknown, Sent<typeof staffInbox.reply>>({
      query: (input) => ask(staffInbox.reply, input),
      invalidatesTags: ["Inbox"],
    }),
    assignMessage: build.mutation<unknown, Sent<typeof staffInbox.assign>>({
      query: (input) => ask(staffInbox.assign, input),
      invalidatesTags: ["Inbox"],
    }),
    moveMessage: build.mutation<unknown, Sent<typeof staffInbox.move>>({
      query: (input) => ask(staffInbox.move, input),
      invalidatesTags: ["Inbox"],
    }),
    cannedAnswers: build.query<CannedAnswer[], void>({
      query: () => ask(staffInbox.answers, undefined),
      transformResponse: (reply: Reply<typeof staffInbox.answers>) => reply.result,
      providesTags: ["CannedAnswers"],
    }),
    saveAnswer: build.mutation<unknown, Sent<typeof staffInbox.saveAnswer>>({
      query: (input) => ask(staffInbox.saveAnswer, input),
      invalidatesTags: ["CannedAnswers"],
    }),
    deleteAnswer: build.mutation<unknown, Sent<typeof staffInbox.deleteAnswer>>({
      query: (input) => ask(staffInbox.deleteAnswer, input),
      invalidatesTags: ["CannedAnswers"],
    }),
  }),
});

export const {
  useInboxQuery,
  useMessageQuery,
  useInboxPeopleQuery,
  useReplyToMessageMutation,
  useAssignMessageMutation,
  useMoveMessageMutation,
  useCannedAnswersQuery,
  useSaveAnswerMutation,
  useDeleteAnswerMutation,
} = inboxData;
