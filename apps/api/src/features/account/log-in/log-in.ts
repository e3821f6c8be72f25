import type { Body, user } from "@theta/contract";
import { audit } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { resetLimits, spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import type { Address } from "../address.rules.ts";
import { countFailure } from "./count-failure.ts";
import { provedDevice } from "../devices/device-proof.ts";
import {
  type Learner,
  lockOptionalLearner,
  selectOptionalLearnerByAddress,
  updatePasswordHash,
} from "../learners.queries.ts";
import { requireAddress, wrongCredentials } from "../refusals.ts";
import {
  newSession,
  type SignIn,
  startSession,
  toSignIn,
  type Visitor,
} from "../session/start-session.ts";

/**
 * Signs in with email and password. An address without an account goes the same way and takes the
 * same time. Tries are counted before the password is checked, so that many at once can't slip
 * through together; a right password takes them back.
 */
export async function logIn(
  services: AccountServices,
  { email, password }: Body<typeof user.login>,
  visitor: Visitor,
): Promise<SignIn> {
  const { db, keys, limits } = services;
  const address = requireAddress(email);
  const device = provedDevice(keys.devices, address.key, visitor.deviceProof);
  const compare = async () => compareAndAdmit(services, { address, password, device }, visitor);
  // What strangers do in the same network doesn't stop it.
  if (device) return await compare();
  const ofNetwork = limits.loginFailuresFrom(visitor.origin.ip);
  return await countFailure(db, { limits: ofNetwork, code: "wrong-credentials" }, compare);
}

async function compareAndAdmit(
  services: AccountServices,
  { address, password, device }: { address: Address; password: string; device: string | null },
  visitor: Visitor,
): Promise<SignIn> {
  const { db, limits, passwords } = services;
  const ofAccount = limits.loginFailures(address.key, visitor.origin.ip, device);
  await spend(db, ofAccount);
  const learner = await selectOptionalLearnerByAddress(db, address.key);
  const isRight = await passwords.matches(learner?.passwordHash ?? null, password);
  if (!learner || !isRight) {
    await audit(db, visitor.origin, {
      event: "session.login-failed",
      learnerId: learner?.id ?? null,
    });
    throw wrongCredentials();
  }
  const signIn = await admit(services, learner, password, visitor);
  await resetLimits(
    db,
    ofAccount.map((limit) => limit.key),
  );
  return signIn;
}

async function admit(
  services: AccountServices,
  { id, passwordHash }: Learner,
  password: string,
  visitor: Visitor,
): Promise<SignIn> {
  const session = newSession();
  const better =
    passwordHash && services.passwords.isOutdated(passwordHash)
      ? await services.passwords.hash(password)
      : null;
  const learner = await inTransaction(services.db, async (tx) => {
    const locked = await lockOptionalLearner(tx, id);
    // The password may have changed, or the account been erased, during the comparison.
    if (!locked || ![passwordHash, better].includes(locked.passwordHash)) throw wrongCredentials();
    if (better) await updatePasswordHash(tx, id, better);
    await startSession(services, tx, locked, session, { visitor, by: "password" });
    return locked;
  });
  if (learner.deletionDueAt) services.mailWaiting();
  return await toSignIn(services, learner, session);
}
