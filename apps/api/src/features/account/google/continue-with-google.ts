import { randomUUID } from "node:crypto";
import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { AccountServices } from "../account-services.ts";
import { type Address, toAddress } from "../address.rules.ts";
import { knownDevice } from "../devices/device-proof.ts";
import { GOOGLE, insertLink } from "../links.queries.ts";
import { countFailure } from "../log-in/count-failure.ts";
import { hashNonce, requireGoogle } from "./google-nonce.ts";
import { type Google, googleRefused, type GooglePerson } from "./google-token.ts";
import {
  consumeNonce,
  insertIdentity,
  selectOptionalLearnerIdOfIdentity,
} from "./google.queries.ts";
import {
  type Learner,
  lockOptionalLearner,
  selectOptionalLearnerByAddress,
} from "../learners.queries.ts";
import { googleLinkedEmail } from "../emails.ts";
import { dropUnproved, makeVerifiedLearner } from "../sign-up/make-verified-learner.ts";
import { hashSecret, newSecret } from "../session/session.rules.ts";
import {
  newSession,
  type SignIn,
  startSession,
  toSignIn,
  type Visitor,
} from "../session/start-session.ts";

/** Somebody who has to prove first that an account is theirs, and the secret for their browser. */
export interface Unconfirmed {
  secret: string;
  email: string;
  hasPassword: boolean;
}

/**
 * Signs in, or up, a person whose identity Google confirms; or says which account they must prove to
 * be theirs first.
 */
export async function continueWithGoogle(
  services: AccountServices,
  credential: string,
  visitor: Visitor,
): Promise<SignIn | Unconfirmed> {
  const google = requireGoogle(services);
  const device = knownDevice(services.keys.devices, visitor.deviceProof);
  const limits = services.limits.providerFailures(visitor.origin.ip, device);
  return await countFailure(services.db, { limits, code: "google-refused" }, async () => {
    try {
      return await admit(services, await readOnce(services, google, credential), visitor);
    } catch (error) {
      if (error instanceof Refusal && error.code === "google-refused") {
        await audit(services.db, visitor.origin, { event: "account.google-refused" });
      }
      throw error;
    }
  });
}

async function readOnce({ db }: AccountServices, google: Google, credential: string) {
  const person = await google.read(credential);
  const address = toAddress(person.email);
  // Last, and in its own statement, so that a bad token can't use up somebody's nonce.
  if (!address || !(await consumeNonce(db, hashNonce(person.nonce)))) throw googleRefused();
  return { ...person, address };
}

async function admit(
  services: AccountServices,
  person: GooglePerson & { address: Address },
  visitor: Visitor,
): Promise<SignIn | Unconfirmed> {
  const session = newSession();
  const newId = randomUUID();
  const linkId = randomUUID();
  const secret = newSecret();
  const { learner, isOther } = await inTransaction(services.db, async (tx) => {
    const known = await selectOptionalLearnerIdOfIdentity(tx, person);
    const found = known
      ? { id: known, isOther: false }
      : await linkOrMake(services, tx, { person, newId, visitor });
    const locked = await lockOptionalLearner(tx, found.id);
    if (!locked) throw googleRefused();
    if (found.isOther) {
      const { issuer, subject } = person;
      const link = { id: linkId, provider: GOOGLE, issuer, subject, learnerId: locked.id };
      await insertLink(tx, { ...link, authenticatedAt: null }, hashSecret(secret));
    } else await startSession(services, tx, locked, session, { visitor, by: "google" });
    return { learner: locked, isOther: found.isOther };
  });
  if (isOther) {
    return { secret, email: learner.email, hasPassword: learner.passwordHash !== null };
  }
  services.mailWaiting();
  return await toSignIn(services, learner, session);
}

interface Newcomer {
  person: GooglePerson & { address: Address };
  newId: string;
  visitor: Visitor;
}

/**
 * The first time Google names this person: a new learner, or the one with the verified address. If
 * Google can't know whose the address is today, its word alone doesn't open that one.
 */
async function linkOrMake(
  { config }: AccountServices,
  tx: Tx,
  { person, newId, visitor }: Newcomer,
): Promise<{ id: string; isOther: boolean }> {
  const { address } = person;
  const isNew = await makeVerifiedLearner(tx, {
    id: newId,
    name: person.name,
    address,
    ip: visitor.origin.ip,
  });
  const learner = await requireLearner(tx, address.key);
  if (!isNew && !person.isMailboxAtGoogle) {
    // Another first sign-in of theirs may have been a moment faster.
    const known = await selectOptionalLearnerIdOfIdentity(tx, person);
    return { id: learner.id, isOther: known !== learner.id };
  }
  await insertIdentity(tx, person, learner.id);
  if (!isNew) {
    await dropUnproved(tx, address.key);
    await enqueueMail(tx, {
      dedupeKey: `google-linked:${learner.id}:${person.subject}`,
      to: learner.email,
      ...googleLinkedEmail(learner.name, config.publicUrl),
    });
  }
  await audit(tx, visitor.origin, {
    event: "account.google-linked",
    learnerId: learner.id,
    detail: { isNew },
  });
  return { id: learner.id, isOther: false };
}

async function requireLearner(tx: Tx, addressKey: string): Promise<Learner> {
  const learner = await selectOptionalLearnerByAddress(tx, addressKey);
  if (!learner) throw googleRefused();
  return learner;
}
