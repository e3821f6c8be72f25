import type { Reply, Sent } from "@theta/contract";
import { type AuditEntry, staffAudit } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";
import type { ListPage } from "../shared/staff-list.tsx";

const auditData = serverData.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<ListPage<AuditEntry>, Sent<typeof staffAudit.list>>({
      query: (input) => ask(staffAudit.list, input),
      transformResponse: (reply: Reply<typeof staffAudit.list>) => reply.result,
    }),
  }),
});

export const { useAuditQuery } = auditData;
