import type { Body, Reply, openid } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { consumeCode, putCode } from "../codes/codes.queries.ts";
import { newCode } from "../codes/codes.rules.ts";
import { tryCode } from "../codes/try-code.ts";
import { provedDevice } from "../devices/device-proof.ts";
import { openidCodeEmail, openidLinkedEmail } from "../emails.ts";
import { type Learner, lockOptionalLearner, selectOptionalLearner } from "../learners.queries.ts";
import { CODE_MINUTES, MAIL_EVERY_SECONDS, waitBeforeMail } from "../limits.ts";
import { deleteLink, type Link, selectOptionalLink } from "../links.queries.ts";
import { countFailure } from "../log-in/count-failure.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { hashSecret } from "../session/session.rules.ts";
import {
  newSession,
  type SignIn,
  startSession,
  toSignIn,
  type Visitor,
} from "../session/start-session.ts";
import { type LinkWay, linkWayOf } from "./link-way.ts";
import { linkOver } from "./openid-refusals.ts";

/** Mails a code to the account that is to be connected, at the address proved at its sign-up. */
export async function sendLinkCode(
  services: AccountServices,
  secret: string | null,
  origin: Origin,
): Promise<Reply<typeof openid.sendCode>["result"]> {
  const { db, keys, limits } = services;
  const { link, learner, way } = await requireLink(services, secret);
  await spend(db, limits.mailsFrom(origin.ip));
  const wait = await waitBeforeMail(
    db,
    limits.mailsTo("sign-in-link", learner.addressKey, origin.ip),
  );
  if (wait > 0) return { resendAfterSeconds: wait, mailWhen: "never" };
  const code = newCode(keys.codes);
  await inTransaction(db, async (tx) => {
    await putCode(tx, subjectOf(link, learner), { code, isDecoy: false });
    await enqueueMail(tx, {
      dedupeKey: `sign-in-link:${code.id}`,
      to: learner.email,
      expiresInSeconds: CODE_MINUTES * 60,
      ...openidCodeEmail(learner.name, code.digits, way.name),
    });
    await audit(tx, origin, {
      event: "account.openid-code-asked",
      learnerId: learner.id,
      detail: { provider: link.provider },
    });
  });
  services.mailWaiting();
  return { resendAfterSeconds: MAIL_EVERY_SECONDS, mailWhen: "now" };
}

/** Connects the account to the provider's once its owner has proved that it's theirs. */
export async function confirmLink(
  services: AccountServices,
  given: Body<typeof openid.confirmLink>,
  { visitor, secret }: { visitor: Visitor; secret: string | null },
): Promise<SignIn> {
  const { link, learner, way } = await requireLink(services, secret);
  const codeId = await prove(services, given, { link, learner, visitor });
  const session = newSession();
  const signedIn = await inTransaction(services.db, async (tx) => {
    const locked = await lockOptionalLearner(tx, link.learnerId);
    // The password may have changed, or the account been erased, during the comparison.
    if (locked?.passwordHash !== learner.passwordHash) throw linkOver();
    await connect(services, tx, { link, locked, codeId, way, visitor });
    const { provider, authenticatedAt } = link;
    await startSession(services, tx, locked, session, {
      visitor,
      by: way.by,
      ...(way.by === "openid" && { provider, authenticatedAt }),
    });
    return locked;
  });
  services.mailWaiting();
  return await toSignIn(services, signedIn, session);
}

interface Connecting {
  link: Link;
  locked: Learner;
  codeId: string | null;
  way: LinkWay;
  visitor: Visitor;
}

async function connect(
  { config }: AccountServices,
  tx: Tx,
  { link, locked, codeId, way, visitor }: Connecting,
): Promise<void> {
  if (codeId && !(await consumeCode(tx, codeId))) throw linkOver();
  if (!(await deleteLink(tx, link.id))) throw linkOver();
  // Another of their windows was a moment faster.
  if ((await way.learnerIdOf(tx, link)) === locked.id) return;
  await way.connect(tx, link, locked.id);
  // Somebody else proved to be this person in the meantime.
  if ((await way.learnerIdOf(tx, link)) !== locked.id) throw linkOver();
  await enqueueMail(tx, {
    dedupeKey: `openid-linked:${link.id}`,
    to: locked.email,
    ...openidLinkedEmail(locked.name, way.name, config.publicUrl),
  });
  await audit(tx, visitor.origin, {
    event: `account.${way.by}-linked`,
    learnerId: locked.id,
    detail: { isNew: false, provider: link.provider, by: codeId ? "code" : "password" },
  });
}

interface Proving {
  link: Link;
  learner: Learner;
  visitor: Visitor;
}

/** The password, or a code from an email, whose id is returned. */
async function prove(
  services: AccountServices,
  { password, otp }: Body<typeof openid.confirmLink>,
  { link, learner, visitor }: Proving,
): Promise<string | null> {
  const { origin, deviceProof } = visitor;
  if (otp !== undefined) {
    return await tryCode(services, subjectOf(link, learner), { digits: otp }, origin);
  }
  if (password === undefined) throw refuseField("password", "Password is required");
  const device = provedDevice(services.keys.devices, learner.addressKey, deviceProof);
  const confirm = async () =>
    confirmPassword(services, learner, { password, field: "password", knownAs: device, origin });
  const limits = services.limits.loginFailuresFrom(origin.ip);
  if (device) await confirm();
  else await countFailure(services.db, { limits, code: "wrong-password" }, confirm);
  return null;
}

const subjectOf = ({ id }: Link, { addressKey }: Learner) =>
  ({ purpose: "sign-in-link", subjectId: id, addressKey }) as const;

async function requireLink(services: AccountServices, secret: string | null) {
  const link = secret ? await selectOptionalLink(services.db, hashSecret(secret)) : undefined;
  const learner = link && (await selectOptionalLearner(services.db, link.learnerId));
  if (!link || !learner) throw linkOver();
  return { link, learner, way: linkWayOf(services, link) };
}
