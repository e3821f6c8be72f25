/** Who works for us, and as what. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { emailField } from "../shared/account-fields.ts";
import { STAFF_ROLES } from "./roles.ts";
import { learnerIdField, reasonField } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

export const StaffMember = z.strictObject({
  learnerId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  grantedAt: z.number(),
  hasSecondFactor: z.boolean(),
  lastConfirmedAt: z.nullable(z.number()),
});
export type StaffMember = z.output<typeof StaffMember>;

export const staffTeam = {
  list: staffRoute({
    method: "GET",
    path: "/staff/team",
    permission: "team.manage",
    summary: "Lists everybody with a role.",
    reply: result(z.array(StaffMember)),
    errors: [],
  }),
  grant: staffRoute({
    method: "POST",
    path: "/staff/team/grant",
    permission: "team.manage",
    isGrave: true,
    summary:
      "Gives the account with this address a role, or another one. Nobody changes their own.",
    body: z.object({ email: emailField, role: z.enum(STAFF_ROLES), reason: reasonField }),
    reply: done,
    errors: ["confirm-again", "no-such-account", "own-role"],
  }),
  revoke: staffRoute({
    method: "POST",
    path: "/staff/team/revoke",
    permission: "team.manage",
    isGrave: true,
    summary: "Takes a role away. Their console closes at once.",
    body: z.object({ learnerId: learnerIdField, reason: reasonField }),
    reply: done,
    errors: ["confirm-again", "no-such-account", "own-role"],
  }),
} as const;
