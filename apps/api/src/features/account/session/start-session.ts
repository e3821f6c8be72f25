import { randomUUID } from "node:crypto";
import type { SignedIn } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { signAccessToken } from "./access-token.ts";
import type { AccountServices } from "../account-services.ts";
import { newDeviceProof } from "../devices/device-proof.ts";
import { deviceName } from "../devices/device.rules.ts";
import { endCookieSession } from "./end-cookie-session.ts";
import type { Learner } from "../learners.queries.ts";
import { deletionUndoneEmail } from "../emails.ts";
import { hashSecret, keyMark, newSecret, type RefreshSecret } from "./session.rules.ts";
import { insertSession } from "./sessions.queries.ts";
import { undoDeletion } from "./undo-deletion.ts";

/**
 * Where a sign-in comes from: the origin for the audit log, and what the browser says about itself.
 */
export interface Visitor {
  origin: Origin;
  userAgent: string | undefined;
  /** What the browser has kept from an earlier sign-in, if anything. */
  deviceProof: string | undefined;
  /** Its earlier session, whose cookie the new one replaces. */
  refresh: RefreshSecret | null;
}

export interface SignIn {
  signedIn: SignedIn;
  refresh: RefreshSecret;
  deviceProof: string;
  /** The account was about to be erased and is now kept. */
  undidDeletion: boolean;
}

/** Made before the transaction, so that a retry makes the same session. */
export function newSession(): { sessionId: string; secret: string } {
  return { sessionId: randomUUID(), secret: newSecret() };
}

interface Entry {
  visitor: Visitor;
  by: "password" | "google" | "openid";
  /** The key of the OpenID provider. */
  provider?: string;
  /** When the provider last asked them to prove who they are. */
  authenticatedAt?: Date | null;
}

/** Signs a learner in, within the transaction that has locked and checked the learner. */
export async function startSession(
  { keys }: AccountServices,
  tx: Tx,
  learner: Learner,
  session: ReturnType<typeof newSession>,
  { visitor, by, provider, authenticatedAt }: Entry,
): Promise<void> {
  const isNew = await insertSession(
    tx,
    { learnerId: learner.id, sessionId: session.sessionId },
    {
      refreshHash: hashSecret(session.secret),
      keyMark: keyMark(keys.sessionMarks, session.sessionId),
      device: deviceName(visitor.userAgent),
      ip: visitor.origin.ip,
      openidProvider: provider ?? null,
      openidAuthenticatedAt: authenticatedAt ?? null,
    },
  );
  // This sign-in was already made, and only the reply was lost.
  if (!isNew) return;
  // The browser forgets it, so nobody could use it or sign it out anymore.
  await endCookieSession(tx, visitor.refresh, visitor.origin);
  await audit(tx, visitor.origin, {
    event: "session.login",
    learnerId: learner.id,
    detail: { by, ...(provider && { provider }), sessionId: session.sessionId },
  });
  if (learner.deletionDueAt) await keepAccount(tx, learner, session.sessionId, visitor.origin);
}

async function keepAccount(tx: Tx, learner: Learner, sessionId: string, origin: Origin) {
  await undoDeletion(tx, learner, {
    dedupeKey: `deletion-undone:${sessionId}`,
    email: deletionUndoneEmail(learner.name),
  });
  await audit(tx, origin, { event: "account.deletion-undone", learnerId: learner.id });
}

/** What the browser gets once the transaction is committed. */
export async function toSignIn(
  { keys, config, db, subscriptionOf }: AccountServices,
  learner: Learner,
  { sessionId, secret }: ReturnType<typeof newSession>,
): Promise<SignIn> {
  const caller = { learnerId: learner.id, sessionId };
  const { isUserSubscribed } = await subscriptionOf(db, learner.id);
  return {
    signedIn: {
      userId: learner.id,
      name: learner.name,
      email: learner.email,
      phone: learner.phone,
      isUserSubscribed,
      accessToken: await signAccessToken(keys.accessTokens, config.publicUrl, caller),
    },
    refresh: { ...caller, secret },
    deviceProof: newDeviceProof(keys.devices, learner.addressKey),
    undidDeletion: learner.deletionDueAt !== null,
  };
}
