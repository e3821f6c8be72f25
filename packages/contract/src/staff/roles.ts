/** What people who work for Theta may do. A role is a name for a set of permissions. */
export const STAFF_ROLES = ["owner", "support", "editor", "analyst"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who holds each permission besides the owner, who holds all of them. */
const HOLDERS = {
  "overview.read": ["support", "editor", "analyst"],
  "learners.read": ["support"],
  "learners.act": ["support"],
  "learners.erase": [],
  "plans.grant": ["support"],
  "orders.read": ["support"],
  "orders.refund": ["support"],
  "orders.resolve": ["support"],
  "inbox.answer": ["support"],
  "mail.read": ["support"],
  "mail.retry": ["support"],
  "jobs.read": ["support"],
  "jobs.run": [],
  "audit.read": ["support"],
  "items.read": ["support", "editor", "analyst"],
  "items.suspend": ["support", "editor"],
  "items.manage": ["editor"],
  "team.manage": [],
} as const satisfies Record<`${string}.${string}`, readonly Exclude<StaffRole, "owner">[]>;

export type StaffPermission = keyof typeof HOLDERS;
export const STAFF_PERMISSIONS = Object.keys(HOLDERS) as StaffPermission[];

export function mayStaff(role: StaffRole, permission: StaffPermission): boolean {
  const holders: readonly StaffRole[] = HOLDERS[permission];
  return role === "owner" || holders.includes(role);
}
