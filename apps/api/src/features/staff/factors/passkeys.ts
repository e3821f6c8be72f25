import { randomUUID } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Body } from "@theta/contract";
import type { staffAccess } from "@theta/contract/staff";
import type { Tx } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { secondFactorRefused } from "../refusals.ts";
import { putChallenge, takeOptionalChallenge } from "../staff-sessions.queries.ts";
import type { StaffServices } from "../staff-services.ts";
import { insertPasskey, selectPasskeys, notePasskeyUse } from "./factors.queries.ts";

type PasskeyAnswer = Body<typeof staffAccess.addPasskey>["passkey"];

/** What the browser's dialog needs to make a passkey. */
export async function beginPasskey(
  { db, site }: StaffServices,
  caller: Caller,
  { email, name }: { email: string; name: string },
): Promise<Record<string, unknown>> {
  const known = await selectPasskeys(db, caller.learnerId);
  const options = await generateRegistrationOptions({
    rpName: "Theta",
    rpID: site.host,
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(caller.learnerId)),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // The password comes first, so a security key without a PIN is enough.
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  await putChallenge(db, caller, options.challenge);
  return { ...options };
}

/** Checks a new passkey. Nothing is stored yet. */
export async function readNewPasskey(
  { db, site }: StaffServices,
  caller: Caller,
  answer: PasskeyAnswer,
) {
  const challenge = await takeOptionalChallenge(db, caller);
  if (challenge === null) throw secondFactorRefused();
  const checked = await orNull(() =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }),
  );
  if (!checked?.registrationInfo) throw secondFactorRefused();
  return checked.registrationInfo.credential;
}

type NewPasskey = Awaited<ReturnType<typeof readNewPasskey>>;

export async function addPasskey(
  tx: Tx,
  learnerId: string,
  { name, credential }: { name: string; credential: NewPasskey },
): Promise<string> {
  const id = randomUUID();
  const isNew = await insertPasskey(tx, {
    id,
    learnerId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
  });
  if (!isNew) throw secondFactorRefused();
  return id;
}

/** What the browser's dialog needs to use a passkey. */
export async function passkeyToConfirm(
  { db, site }: StaffServices,
  caller: Caller,
): Promise<Record<string, unknown>> {
  const known = await selectPasskeys(db, caller.learnerId);
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: "preferred",
  });
  await putChallenge(db, caller, options.challenge);
  return { ...options };
}

/** Checks what a passkey signed, and remembers how often it has been used. */
export async function checkPasskey(
  { db, site }: StaffServices,
  caller: Caller,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const challenge = await takeOptionalChallenge(db, caller);
  const known = await selectPasskeys(db, caller.learnerId);
  const passkey = known.find(({ credentialId }) => credentialId === answer.id);
  if (challenge === null || !passkey) return false;
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  if (!checked?.verified) return false;
  await notePasskeyUse(db, passkey.id, checked.authenticationInfo.newCounter);
  return true;
}

/** The library throws for whatever isn't as it should be: to us, it's all a wrong answer. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
