/** Taking a list out of the console as a file. */
import * as z from "zod/mini";
import { result } from "../envelope.ts";
import { staffRoute } from "./staff-route.ts";

/** How many rows a file has at most. */
export const EXPORT_MOST = 10_000;

export const staffExports = {
  begin: staffRoute({
    method: "POST",
    path: "/staff/exports",
    // Anyone who may read a list may export it; the list's own permission decides.
    permission: "overview.read",
    summary:
      "Notes in the audit log that a list is exported, filtered how, and allows reading it in long pages.",
    body: z.object({
      /** The path of the list's call. */
      list: z.string().check(z.maxLength(100)),
      filters: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400))),
    }),
    reply: result(z.strictObject({ exportId: z.string() })),
    errors: [],
  }),
} as const;
