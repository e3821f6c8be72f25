import type { Body, user } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { resetLimits } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { confirmPassword } from "./confirm-password.ts";
import { newDeviceProof } from "../devices/device-proof.ts";
import {
  type Learner,
  lockOptionalLearner,
  selectOptionalLearner,
  setNewPassword,
} from "../learners.queries.ts";
import { passwordChangedEmail } from "../emails.ts";
import { deleteIdentitiesOfLearner } from "../identities-of-learner.queries.ts";
import { noPasswordSet, sessionEnded } from "../refusals.ts";
import { refusePassword } from "./refuse-password.ts";
import { claimsToBeResetToken, readResetToken } from "./reset-token.ts";
import { deleteUnusedResets, useReset } from "./resets.queries.ts";
import { endSessions } from "../session/sessions.queries.ts";

const NOTHING = { openid: false, google: false };

/** What allows the change: a reset's single-use token, or a session and the old password. */
interface Permission {
  learner: Learner;
  resetId: string | null;
}

interface Bearer {
  token: string;
  authenticate: (token: string) => Promise<Caller>;
  origin: Origin;
}

/**
 * Sets a new password and ends every session of the learner. Only the owner can get this far, so
 * the browser becomes one of the owner's: guesses from elsewhere must not keep it from signing in.
 */
export async function changePassword(
  services: AccountServices,
  input: Body<typeof user.updatePassword>,
  bearer: Bearer,
): Promise<{ deviceProof: string }> {
  const { db, config, keys, limits, passwords } = services;
  const { origin } = bearer;
  const isReset = claimsToBeResetToken(bearer.token);
  const { learner, resetId } = isReset
    ? await permitByReset(services, bearer.token)
    : await permitBySession(services, input.currentPassword, bearer);
  refusePassword(config, input.newPassword, { ...learner, field: "newPassword" });
  const hash = await passwords.hash(input.newPassword);

  await inTransaction(db, async (tx) => {
    const locked = await lockOptionalLearner(tx, learner.id);
    if (!locked) throw sessionEnded();
    // This change was already made, and only its reply was lost.
    if (locked.passwordHash === hash) return;
    if (resetId) {
      if (!(await useReset(tx, { learnerId: learner.id, resetId }))) throw resetUsed();
    } else if (locked.passwordHash !== learner.passwordHash) throw sessionEnded();
    await setNewPassword(tx, learner.id, hash);
    const ended = await endSessions(tx, learner.id, null);
    // The account belongs to the person who can read its mail. Somebody else may have connected these.
    const disconnected = resetId ? await deleteIdentitiesOfLearner(tx, learner.id) : NOTHING;
    await deleteUnusedResets(tx, learner.id);
    await enqueueMail(tx, {
      dedupeKey: `password-changed:${origin.requestId}`,
      to: learner.email,
      ...passwordChangedEmail(learner.name, { disconnected, publicUrl: config.publicUrl }),
    });
    await audit(tx, origin, {
      event: "account.password-changed",
      learnerId: learner.id,
      detail: {
        by: resetId ? "reset" : "current password",
        sessionsEnded: ended,
        isDisconnected: disconnected.openid || disconnected.google,
      },
    });
  });
  // Somebody who guessed at the old password must not keep the owner from using the new one.
  await resetLimits(
    db,
    limits.loginFailures(learner.addressKey, origin.ip, null).map(({ key }) => key),
  );
  services.mailWaiting();
  return { deviceProof: newDeviceProof(keys.devices, learner.addressKey) };
}

async function permitByReset(
  { db, keys, config }: AccountServices,
  token: string,
): Promise<Permission> {
  const { learnerId, resetId } = await readResetToken(keys.resetTokens, config.publicUrl, token);
  const learner = await selectOptionalLearner(db, learnerId);
  if (!learner) throw resetUsed();
  return { learner, resetId };
}

async function permitBySession(
  services: AccountServices,
  currentPassword: string | undefined,
  { token, authenticate, origin }: Bearer,
): Promise<Permission> {
  const { learnerId, sessionId } = await authenticate(token);
  const learner = await selectOptionalLearner(services.db, learnerId);
  if (!learner) throw sessionEnded();
  if (learner.passwordHash === null) throw noPasswordSet();
  if (!currentPassword) {
    const msg = "Enter your current password";
    throw new Refusal(401, "current-password-required", msg, {
      errors: [{ field: "currentPassword", msg }],
    });
  }
  await confirmPassword(services, learner, {
    password: currentPassword,
    field: "currentPassword",
    knownAs: sessionId,
    origin,
  });
  return { learner, resetId: null };
}

function resetUsed(): Refusal {
  return new Refusal(
    401,
    "session-ended",
    "This password reset has already been used or has expired. Please ask for a new code.",
  );
}
