import { nameField, TERMS_VERSION } from "@theta/contract";
import type { Tx } from "../../../platform/database/database.ts";
import type { Address } from "../address.rules.ts";
import { deleteCodesOfAddress } from "../codes/codes.queries.ts";
import { insertLearner } from "../learners.queries.ts";
import { deletePendingOfAddress, lockAddress } from "./pending.queries.ts";

interface Newcomer {
  id: string;
  /** As somebody else gave it, so perhaps none that can be shown. */
  name: string;
  address: Address;
  ip: string;
}

/**
 * An account without a password, for somebody whose address was verified elsewhere. False if the
 * address has one. Until the transaction ends, nobody else can sign up with it.
 */
export async function makeVerifiedLearner(
  tx: Tx,
  { id, name, address, ip }: Newcomer,
): Promise<boolean> {
  await lockAddress(tx, address.key);
  const isNew = await insertLearner(tx, {
    id,
    name: nameOf(name, address.email),
    phone: "",
    email: address.email,
    addressKey: address.key,
    passwordHash: null,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: null,
    termsIp: ip,
  });
  // Codes for an account that there was may be its owner's, and nothing has opened it yet.
  if (isNew) await dropUnproved(tx, address.key);
  return isNew;
}

/**
 * Removes anyone who signed up with this address without owning it, along with the password they
 * chose.
 */
export async function dropUnproved(tx: Tx, addressKey: string): Promise<void> {
  await deletePendingOfAddress(tx, addressKey);
  await deleteCodesOfAddress(tx, addressKey);
}

function nameOf(name: string, email: string): string {
  const given = nameField.safeParse(name);
  return given.success ? given.data : email.slice(0, email.lastIndexOf("@")).slice(0, 100);
}
