import { audit, type Origin } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { selectMailsTo } from "../../../platform/mail/outbox.ts";
import { spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { selectIdentities } from "../google/google.queries.ts";
import { selectOpenidIdentities, selectOpenidLinks } from "../openid/openid.queries.ts";
import { selectProfile, selectSecurityEvents } from "../learners.queries.ts";
import { selectAllSessions } from "../session/sessions.queries.ts";

/** One feature's part of what is stored about a learner, under names that the learner will read. */
export type Exporter = (db: Db, learnerId: string) => Promise<Record<string, unknown>>;

const exportAccount: Exporter = async (db, learnerId) => {
  const { terms_version, terms_accepted_at, terms_accepted_ip, ...profile } = await selectProfile(
    db,
    learnerId,
  );
  return {
    profile: {
      name: profile.name,
      email: profile.email,
      phone: profile.phone,
      registeredAt: profile.created_at,
      passwordChangedAt: profile.password_changed_at,
    },
    consents: [
      {
        to: "Terms and conditions, and being 13 or older",
        version: terms_version,
        at: terms_accepted_at,
        ip: terms_accepted_ip,
      },
    ],
    googleLinks: await selectIdentities(db, learnerId),
    openidLinks: await selectOpenidIdentities(db, learnerId),
    openidLinksToConfirm: await selectOpenidLinks(db, learnerId),
    mails: await selectMailsTo(db, profile.email),
    sessions: await selectAllSessions(db, learnerId),
    securityEvents: (await selectSecurityEvents(db, learnerId)).map(toExported),
  };
};

/** Of what our staff did, that it happened: where they sat and what they wrote to each other isn't the learner's. */
function toExported({
  isByStaff,
  at,
  event,
  ip,
  detail,
}: Awaited<ReturnType<typeof selectSecurityEvents>>[number]) {
  return isByStaff ? { at, event, by: "staff" } : { at, event, ip, detail };
}

/** Everything stored about the learner, in one document. Other features add theirs as exporters. */
export async function exportAccountData(
  { db, readLagging, limits }: AccountServices,
  { learnerId }: Caller,
  { exporters, origin }: { exporters: Exporter[]; origin: Origin },
): Promise<Record<string, unknown>> {
  await spend(db, limits.copiesOf(learnerId));
  const document = await readLagging("account export", async (from) => {
    const parts: Record<string, unknown> = { exportedAt: new Date() };
    for (const exporter of [exportAccount, ...exporters])
      Object.assign(parts, await exporter(from, learnerId));
    return parts;
  });
  await audit(db, origin, { event: "account.exported", learnerId });
  return document;
}
