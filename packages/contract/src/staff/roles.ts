/** What people who work for Theta may do. A role is a name for a set of permissions. */
export const STAFF_ROLES = ["owner", "support", "editor", "analyst"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who holds each permission besides the owner, who holds all of them. */
const HOLDERS = {
  "overview.read": ["support", "editor", "analyst"],
  "team.manage": [],
} as const satisfies Record<`${string}.${string}`, readonly Exclude<StaffRole, "owner">[]>;

export type StaffPermission = keyof typeof HOLDERS;
export const STAFF_PERMISSIONS = Object.keys(HOLDERS) as StaffPermission[];

export function mayStaff(role: StaffRole, permission: StaffPermission): boolean {
  const holders: readonly StaffRole[] = HOLDERS[permission];
  return role === "owner" || holders.includes(role);
}
