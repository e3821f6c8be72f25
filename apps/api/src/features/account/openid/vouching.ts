import type { Caller } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import { selectOpenidOfSession } from "../session/sessions.queries.ts";

/** The provider that opened a session, and how far its word goes now. */
export interface Voucher {
  name: string;
  isForStaff: boolean;
  /** They proved to it minutes ago who they are, which is as good as a password that was just typed. */
  isRecent: boolean;
}

export async function voucherOf(
  { db, openid }: AccountServices,
  caller: Caller,
): Promise<Voucher | null> {
  const session = await selectOpenidOfSession(db, caller);
  if (!session?.provider) return null;
  const config = openid.get(session.provider)?.config;
  return {
    // It may have been removed from the configuration since.
    name: config?.name ?? "a provider that isn't set up anymore",
    isForStaff: config?.staff ?? false,
    isRecent: session.isRecent,
  };
}
