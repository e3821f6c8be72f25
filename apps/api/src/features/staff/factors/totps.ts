import { randomBytes, randomUUID } from "node:crypto";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import type { StaffServices } from "../staff-services.ts";
import { lockTotps, putUnconfirmedTotp, noteTotpUse } from "./factors.queries.ts";
import { holdConfirmed } from "./require-confirmed.ts";
import { openOptionalSecret, sealSecret } from "./sealed-secret.ts";
import { base32, stepOf, totpUri } from "./totp.rules.ts";

/** As long as the digest that codes are made with. */
const SECRET_BYTES = 20;

/** A new app's secret. It counts once a code from it is confirmed. */
export async function beginTotp(
  { db, factorKey }: StaffServices,
  caller: Caller,
  email: string,
): Promise<{ secret: string; uri: string }> {
  const bytes = randomBytes(SECRET_BYTES);
  await inTransaction(db, async (tx) => {
    await holdConfirmed(tx, caller);
    await putUnconfirmedTotp(tx, {
      id: randomUUID(),
      learnerId: caller.learnerId,
      name: "Authenticator app",
      secret: sealSecret(factorKey, bytes),
    });
  });
  const secret = base32(bytes);
  return { secret, uri: totpUri(secret, email) };
}

/** Whether the code belongs to one of the apps; it doesn't work again. */
export async function checkTotp(
  { factorKey }: StaffServices,
  tx: Tx,
  learnerId: string,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  for (const { id, secret, lastStep } of await lockTotps(tx, learnerId, isConfirmed)) {
    const opened = openOptionalSecret(factorKey, secret!);
    const step = opened && stepOf(opened, code, { now: Date.now(), lastStep });
    if (step === null) continue;
    await noteTotpUse(tx, id, step);
    return true;
  }
  return false;
}
