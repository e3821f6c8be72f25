/**
 * Everybody who may call: written straight into the database, because signing up and confirming are
 * slow on purpose, and what's fuzzed ends their sessions and closes their accounts.
 */
import { randomUUID } from "node:crypto";
import { STAFF_ROLES } from "@theta/contract/staff";
import { SignJWT } from "jose";
import { deriveKeys } from "../../src/features/account/keys.ts";
import { insertLearner } from "../../src/features/account/learners.queries.ts";
import { createPasswords } from "../../src/features/account/password/passwords.ts";
import { signResetToken } from "../../src/features/account/password/reset-token.ts";
import { signAccessToken } from "../../src/features/account/session/access-token.ts";
import { keyMark } from "../../src/features/account/session/session.rules.ts";
import { insertSession } from "../../src/features/account/session/sessions.queries.ts";
import { upsertStaffSession } from "../../src/features/staff/staff-sessions.queries.ts";
import { grantFromShell } from "../../src/features/staff/team/change-team.ts";
import { grantSubscription } from "../../src/features/subscriptions/grant-subscription.ts";
import type { Db } from "../../src/platform/database/database.ts";

export interface Caller {
  name: string;
  /** Null: signed out. */
  token: string | null;
  /** Opens the session again after a call has ended it. */
  revive?: () => Promise<void>;
}

export const CALLER_PASSWORD = "violet teapot 42";

export interface Place {
  db: Db;
  secret: string;
  publicUrl: string;
  /** For runs that are to be the same again. */
  newId?: () => string;
}

let hashed: Promise<string> | undefined;

export interface Person {
  learnerId: string;
  sessionId: string;
  email: string;
  token: string;
}

/** A learner with a session that a token opens. */
export async function addPerson(place: Place): Promise<Person> {
  const { db, secret, publicUrl, newId = randomUUID } = place;
  const learnerId = newId();
  const sessionId = newId();
  const email = `p-${learnerId}@example.org`;
  hashed ??= createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(CALLER_PASSWORD);
  await insertLearner(db, {
    id: learnerId,
    name: "Pat Fuzz",
    phone: "5550100",
    email,
    addressKey: email,
    passwordHash: await hashed,
    termsVersion: "fuzz",
    termsAcceptedAt: null,
    termsIp: null,
  });
  const refreshHash = Buffer.from(sessionId);
  const { accessTokens, sessionMarks } = deriveKeys(secret);
  const given = {
    refreshHash,
    keyMark: keyMark(sessionMarks, sessionId),
    device: "fuzz",
    ip: "127.0.0.1",
    openidProvider: null,
    openidAuthenticatedAt: null,
  };
  await db
    .transaction()
    .execute(async (tx) => await insertSession(tx, { learnerId, sessionId }, given));
  const token = await signAccessToken(accessTokens, publicUrl, { learnerId, sessionId });
  return { learnerId, sessionId, email, token };
}

export async function givePlan(db: Db, learnerId: string, planKey = "gmat-mentor"): Promise<void> {
  await db.transaction().execute(async (tx) => await grantSubscription(tx, { learnerId, planKey }));
}

/** Signed out, learners, everybody in the staff, and those whose tokens open nothing. */
export async function addCallers(
  place: Place,
): Promise<{ callers: Caller[]; paying: Caller; owner: Caller }> {
  const learner = (name: string, person: Person): Caller => ({
    name,
    token: person.token,
    revive: async () => await reopenSession(place.db, person),
  });
  const free = await addPerson(place);
  const withPlan = await addPerson(place);
  await givePlan(place.db, withPlan.learnerId);
  const paying = learner("a learner with a plan", withPlan);
  const callers: Caller[] = [
    { name: "somebody signed out", token: null },
    learner("a learner", free),
    paying,
    { name: "a learner with an expired token", token: await expiredToken(place, free) },
    { name: "the holder of a reset token", token: await tokenForReset(place, free) },
  ];
  for (const role of STAFF_ROLES) {
    const person = await addPerson(place);
    const confirm = async () => {
      await reopenSession(place.db, person);
      await grantFromShell(place.db, person.email, role);
      await place.db
        .transaction()
        .execute(async (tx) => await upsertStaffSession(tx, person, true));
    };
    await confirm();
    callers.push({ name: role, token: person.token, revive: confirm });
  }
  return { callers, paying, owner: callers.find(({ name }) => name === "owner")! };
}

/** Right in everything but its time. */
export async function expiredToken(
  { secret, publicUrl }: Place,
  { learnerId, sessionId }: Person,
): Promise<string> {
  return await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setIssuer(publicUrl)
    .setAudience("theta-api")
    .setSubject(learnerId)
    .setIssuedAt(Math.floor(Date.now() / 1000) - 3_600)
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1_800)
    .sign(deriveKeys(secret).accessTokens);
}

export async function tokenForReset(
  { secret, publicUrl, newId = randomUUID }: Place,
  { learnerId }: Person,
): Promise<string> {
  const key = deriveKeys(secret).resetTokens;
  return await signResetToken(key, publicUrl, { learnerId, resetId: newId() });
}

async function reopenSession(db: Db, { learnerId, sessionId }: Person): Promise<void> {
  await db
    .updateTable("learners")
    .set({ deletion_due_at: null })
    .where("id", "=", learnerId)
    .execute();
  await db
    .updateTable("sessions")
    .set({ ended_at: null })
    .where("learner_id", "=", learnerId)
    .where("id", "=", sessionId)
    .execute();
}
