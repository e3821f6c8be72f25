import type { StaffMember } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { selectMembers } from "./members.queries.ts";

export async function listTeam(db: Db): Promise<StaffMember[]> {
  return (await selectMembers(db)).map(({ grantedAt, lastConfirmedAt, ...member }) => ({
    ...member,
    grantedAt: grantedAt.getTime(),
    lastConfirmedAt: lastConfirmedAt?.getTime() ?? null,
  }));
}
