import type { Reply, Sent } from "@theta/contract";
import {
  type ItemDifference,
  type ItemFigures,
  type ItemReport,
  type StaffItem,
  staffItems,
} from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

export type ItemPage = Reply<typeof staffItems.list>["result"];
type Topics = Reply<typeof staffItems.topics>["result"];

const withItems = serverData.enhanceEndpoints({ addTagTypes: ["Items"] });

const itemsData = withItems.injectEndpoints({
  endpoints: (build) => ({
    items: build.query<ItemPage, Sent<typeof staffItems.list>>({
      query: (input) => ask(staffItems.list, input),
      transformResponse: (reply: Reply<typeof staffItems.list>) => reply.result,
      providesTags: ["Items"],
    }),
    itemTopics: build.query<Topics, void>({
      query: () => ask(staffItems.topics, undefined),
      transformResponse: (reply: Reply<typeof staffItems.topics>) => reply.result,
    }),
    item: build.query<StaffItem, Sent<typeof staffItems.read>>({
      query: (input) => ask(staffItems.read, input),
      transformResponse: (reply: Reply<typeof staffItems.read>) => reply.result,
      providesTags: ["Items"],
    }),
    itemFigures: build.query<ItemFigures, Sent<typeof staffItems.figures>>({
      query: (input) => ask(staffItems.figures, input),
      transformResponse: (reply: Reply<typeof staffItems.figures>) => reply.result,
    }),
    itemDifferences: build.query<ItemDifference[], Sent<typeof staffItems.differences>>({
      query: (input) => ask(staffItems.differences, input),
      transformResponse: (reply: Reply<typeof staffItems.differences>) => reply.result,
    }),
    itemReports: build.query<ItemReport[], Sent<typeof staffItems.reports>>({
      query: (input) => ask(staffItems.reports, input),
      transformResponse: (reply: Reply<typeof staffItems.reports>) => reply.result,
    }),
    suspendItem: build.mutation<unknown, Sent<typeof staffItems.suspend>>({
      query: (input) => ask(staffItems.suspend, input),
      invalidatesTags: ["Items"],
    }),
    liftSuspension: build.mutation<unknown, Sent<typeof staffItems.liftSuspension>>({
      query: (input) => ask(staffItems.liftSuspension, input),
      invalidatesTags: ["Items"],
    }),
    changeStanding: build.mutation<unknown, Sent<typeof staffItems.changeStanding>>({
      query: (input) => ask(staffItems.changeStanding, input),
      invalidatesTags: ["Items"],
    }),
  }),
});

export const {
  useItemsQuery,
  useItemTopicsQuery,
  useItemQuery,
  useItemFiguresQuery,
  useItemDifferencesQuery,
  useItemReportsQuery,
  useSuspendItemMutation,
  useLiftSuspensionMutation,
  useChangeStandingMutation,
} = itemsData;
