import type { Reply, Sent } from "@theta/contract";
import { type StaffMember, staffTeam } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

const withTeam = serverData.enhanceEndpoints({ addTagTypes: ["Team"] });

const teamData = withTeam.injectEndpoints({
  endpoints: (build) => ({
    team: build.query<StaffMember[], void>({
      query: () => ask(staffTeam.list, undefined),
      transformResponse: (reply: Reply<typeof staffTeam.list>) => reply.result,
      providesTags: ["Team"],
    }),
    grantRole: build.mutation<unknown, Sent<typeof staffTeam.grant>>({
      query: (input) => ask(staffTeam.grant, input),
      invalidatesTags: ["Team"],
    }),
    revokeRole: build.mutation<unknown, Sent<typeof staffTeam.revoke>>({
      query: (input) => ask(staffTeam.revoke, input),
      invalidatesTags: ["Team"],
    }),
  }),
});

export const { useTeamQuery, useGrantRoleMutation, useRevokeRoleMutation } = teamData;
