import type { StaffMember } from "@theta/contract/staff";

interface Asked {
  role: string | undefined;
  factor: string | undefined;
  sort: string | undefined;
}

const lastHere = ({ lastConfirmedAt }: StaffMember) => lastConfirmedAt ?? 0;

/** What an address asks for of the whole team, which comes by name. */
export function shownMembers(
  team: readonly StaffMember[],
  { role, factor, sort }: Asked,
): StaffMember[] {
  const found = team.filter(
    (member) =>
      (!role || member.role === role) && (!factor || member.hasSecondFactor === (factor === "yes")),
  );
  if (sort === "here") return found.toSorted((a, b) => lastHere(b) - lastHere(a));
  if (sort === "away") return found.toSorted((a, b) => lastHere(a) - lastHere(b));
  return found;
}
