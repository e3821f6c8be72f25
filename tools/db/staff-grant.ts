/** Gives an account a role in the staff console. For the first owner; owners give the others theirs. */
import { STAFF_ROLES, type StaffRole } from "@theta/contract/staff";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { grantFromShell } from "../../apps/api/src/features/staff/team/change-team.ts";
import { Refusal } from "../../apps/api/src/platform/refusal.ts";
import { withDatabase } from "./with-database.ts";

const [email, role] = process.argv.slice(2);
const isRole = (text: string | undefined): text is StaffRole =>
  STAFF_ROLES.some((one) => one === text);

if (!email || !isRole(role)) {
  console.error(`npm run staff:grant -- EMAIL ROLE

EMAIL  of an account that exists: sign up first
ROLE   ${STAFF_ROLES.join(", ")}`);
  process.exitCode = 1;
} else {
  try {
    await withDatabase(readConfig(process.env), async (db) => grantFromShell(db, email, role));
    console.log(`${email} is now ${role}. The console is at /staff.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
