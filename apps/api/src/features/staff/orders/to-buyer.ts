import type { StaffOrderRow } from "@theta/contract/staff";

interface Joined {
  learnerId: string | null;
  name: string | null;
  email: string | null;
}

/** Null when the account was erased; the order stays in the books. */
export function toBuyer({ learnerId, name, email }: Joined): StaffOrderRow["learner"] {
  if (learnerId === null || name === null || email === null) return null;
  return { learnerId, name, email };
}
