import { randomUUID } from "node:crypto";
import { type Body, TERMS_VERSION, type user } from "@theta/contract";
import type { Origin } from "../../../platform/audit.ts";
import { spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { type CodeSent, mailRegistrationCode } from "./mail-registration-code.ts";
import { insertPending } from "./pending.queries.ts";
import { refusePassword } from "../password/refuse-password.ts";
import { requireAddress } from "../refusals.ts";
import { takeMailTurn } from "./registration-mail-turn.ts";

/**
 * Begins a registration. An address that has an account goes the same way, step by step, and its
 * owner gets an email that says so. Neither the reply nor its timing tells anyone else.
 */
export async function sendRegistrationCode(
  services: AccountServices,
  input: Body<typeof user.sendRegistrationCode>,
  origin: Origin,
): Promise<CodeSent> {
  const { db, config, limits, passwords } = services;
  const address = requireAddress(input.email);
  refusePassword(config, input.password, { ...input, field: "password" });
  await spend(db, limits.mailsFrom(origin.ip));
  const passwordHash = await passwords.hash(input.password);
  const asked = { addressKey: address.key, ip: origin.ip, mayWait: true };
  const userId = randomUUID();
  return await mailRegistrationCode(services, {
    userId,
    address,
    turn: await takeMailTurn(services, asked),
    event: "account.registration-begun",
    origin,
    alongside: async (tx, isDecoy) =>
      await insertPending(tx, {
        id: userId,
        name: input.name,
        phone: input.phone,
        email: address.email,
        addressKey: address.key,
        passwordHash,
        termsVersion: TERMS_VERSION,
        termsIp: origin.ip,
        isDecoy,
      }),
  });
}
