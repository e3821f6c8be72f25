/** Who the caller is to the console, in the query cache. */
import { type Reply, type Sent } from "@theta/contract";
import { staffAccess, type StaffSelf } from "@theta/contract/staff";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

const withSelf = serverData.enhanceEndpoints({ addTagTypes: ["Self"] });

const accessData = withSelf.injectEndpoints({
  endpoints: (build) => ({
    self: build.query<StaffSelf, void>({
      query: () => ask(staffAccess.self, undefined),
      transformResponse: (reply: Reply<typeof staffAccess.self>) => reply.result,
      providesTags: ["Self"],
    }),
    confirm: build.mutation<unknown, Sent<typeof staffAccess.confirm>>({
      query: (input) => ask(staffAccess.confirm, input),
      // A refusal may be because a sign-in is too old by now, which changes what the form asks for.
      invalidatesTags: ["Self"],
    }),
    removeFactor: build.mutation<unknown, Sent<typeof staffAccess.removeFactor>>({
      query: (input) => ask(staffAccess.removeFactor, input),
      invalidatesTags: ["Self"],
    }),
  }),
});

export const { useSelfQuery, useConfirmMutation, useRemoveFactorMutation } = accessData;
export const { invalidateTags } = accessData.util;

const { removeQueryResult } = serverData.internalActions;
type CacheKey = Parameters<typeof removeQueryResult>[0]["queryCacheKey"];

/** Takes everything out of the cache but who is asking. */
export function useForgetLoaded(): () => void {
  const store = useStore<{ [serverData.reducerPath]: ReturnType<typeof serverData.reducer> }>();
  return useCallback(() => {
    const { queries } = store.getState()[serverData.reducerPath];
    for (const [key, entry] of Object.entries(queries)) {
      if (entry?.endpointName === "self") continue;
      store.dispatch(removeQueryResult({ queryCacheKey: key as CacheKey }));
    }
  }, [store]);
}
