import { randomUUID } from "node:crypto";
import type { Body, Reply, openid } from "@theta/contract";
import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { AccountServices } from "../account-services.ts";
import { knownDevice } from "../devices/device-proof.ts";
import {
  type Learner,
  lockOptionalLearner,
  selectOptionalLearnerByAddress,
} from "../learners.queries.ts";
import { insertLink } from "../links.queries.ts";
import { countFailure } from "../log-in/count-failure.ts";
import { hashSecret } from "../session/session.rules.ts";
import {
  newSession,
  type SignIn,
  startSession,
  toSignIn,
  type Visitor,
} from "../session/start-session.ts";
import { makeVerifiedLearner } from "../sign-up/make-verified-learner.ts";
import { requireProvider } from "./begin-sign-in.ts";
import {
  consumeSignIn,
  insertOpenidIdentity,
  selectOptionalLearnerIdOfOpenid,
} from "./openid.queries.ts";
import { notConfirmed, refusalOf } from "./openid-faults.rules.ts";
import { type OpenidPerson, verifiedAddress } from "./openid-person.rules.ts";
import type { OpenidProvider } from "./openid-provider.ts";
import { signInOver } from "./openid-refusals.ts";

type Given = Body<typeof openid.finishSignIn>;
type ToConfirm = Extract<Reply<typeof openid.finishSignIn>["result"], { state: "confirm" }>;

/** Signs in, or up, a person whom a provider has sent back; or says what they must confirm first. */
export async function finishSignIn(
  services: AccountServices,
  given: Given,
  { visitor, secret }: { visitor: Visitor; secret: string | null },
): Promise<SignIn | ToConfirm> {
  const provider = requireProvider(services, given.provider);
  // A stranger's made-up codes would count against us at the provider.
  const device = knownDevice(services.keys.devices, visitor.deviceProof);
  const limits = services.limits.providerFailures(visitor.origin.ip, device);
  return await countFailure(services.db, { limits, code: "openid-refused" }, async () => {
    try {
      const person = await readOnce(services, given, { provider, secret });
      return await admit(services, { ...person, provider, visitor });
    } catch (error) {
      if (error instanceof Refusal && error.code === "openid-refused") {
        await audit(services.db, visitor.origin, {
          event: "account.openid-refused",
          detail: { provider: provider.config.key },
        });
      }
      throw error;
    }
  });
}

async function readOnce(
  { db }: AccountServices,
  given: Given,
  { provider, secret }: { provider: OpenidProvider; secret: string | null },
): Promise<Pick<Arrival, "person" | "secretHash">> {
  const { name, key } = provider.config;
  if (secret === null || !provider.isStateOf(secret, given.state)) throw signInOver(name);
  const secretHash = hashSecret(secret);
  // Before anything is asked of the provider, and on its own, so that nobody returns twice.
  if (!(await consumeSignIn(db, { secretHash, provider: key }))) throw signInOver(name);
  if (!given.code) throw refusalOf(given.error ?? "", name);
  return { person: await provider.finish(secret, { ...given, code: given.code }), secretHash };
}

interface Arrival {
  person: OpenidPerson;
  provider: OpenidProvider;
  visitor: Visitor;
  secretHash: Buffer;
}

async function admit(
  services: AccountServices,
  { person, provider, visitor, secretHash }: Arrival,
): Promise<SignIn | ToConfirm> {
  const { key, name } = provider.config;
  const session = newSession();
  const newId = randomUUID();
  const linkId = randomUUID();
  const { learner, isOther } = await inTransaction(services.db, async (tx) => {
    const known = await selectOptionalLearnerIdOfOpenid(tx, person);
    const found = known
      ? { learner: await lockOptionalLearner(tx, known), isOther: false }
      : await findOrMake(tx, { person, provider, visitor, newId });
    if (!found.learner) throw notConfirmed(name);
    if (found.isOther) {
      const link = { id: linkId, provider: key, learnerId: found.learner.id, ...person };
      await insertLink(tx, link, secretHash);
    } else {
      const { authenticatedAt } = person;
      const entry = { visitor, by: "openid", provider: key, authenticatedAt } as const;
      await startSession(services, tx, found.learner, session, entry);
    }
    return { learner: found.learner, isOther: found.isOther };
  });
  if (isOther) {
    const hasPassword = learner.passwordHash !== null;
    return { state: "confirm", providerName: name, email: learner.email, hasPassword };
  }
  services.mailWaiting();
  return await toSignIn(services, learner, session);
}

/**
 * The first time a provider names this person: a new learner, or another account with the same
 * address, which a provider's word alone doesn't open.
 */
async function findOrMake(
  tx: Tx,
  {
    person,
    provider,
    visitor,
    newId,
  }: Pick<Arrival, "person" | "provider" | "visitor"> & { newId: string },
): Promise<{ learner: Learner | undefined; isOther: boolean }> {
  const address = verifiedAddress(person, provider.config);
  if (address instanceof Refusal) throw address;
  const isNew = await makeVerifiedLearner(tx, {
    id: newId,
    name: person.name,
    address,
    ip: visitor.origin.ip,
  });
  const found = await selectOptionalLearnerByAddress(tx, address.key);
  const learner = found && (await lockOptionalLearner(tx, found.id));
  // Another first sign-in of theirs was a moment faster.
  const known = await selectOptionalLearnerIdOfOpenid(tx, person);
  if (learner && learner.id === known) return { learner, isOther: false };
  if (!learner || !isNew) return { learner, isOther: true };
  await insertOpenidIdentity(tx, person, learner.id);
  await audit(tx, visitor.origin, {
    event: "account.openid-linked",
    learnerId: learner.id,
    detail: { isNew, provider: provider.config.key },
  });
  return { learner, isOther: false };
}
