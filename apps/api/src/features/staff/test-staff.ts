/** Somebody with a role and a confirmed session, for tests of the console. */
import { staffAccess, type StaffRole } from "@theta/contract/staff";
import type { TestApp } from "../../../test/test-app.ts";
import { logIn, signUp, type TestPerson } from "../account/test-world.ts";
import { grantFromShell } from "./team/change-team.ts";

export interface TestStaff extends TestPerson {
  learnerId: string;
  token: string;
}

export const personNamed = (name: string): TestPerson => ({
  name,
  phone: "5550123",
  email: `${name.toLowerCase().replaceAll(" ", ".")}@theta.example`,
  password: "eleven quiet harbors",
});

/** Signed up and in, with the role, but not confirmed. */
export async function staffMember(app: TestApp, role: StaffRole, name = `Test ${role}`) {
  const person = personNamed(name);
  const learnerId = await signUp(app, person);
  await grantFromShell(app.db, person.email, role);
  const { token } = await logIn(app, person);
  return { ...person, learnerId, token };
}

/** The same, and confirmed with the password, which is enough outside production. */
export async function confirmedStaff(
  app: TestApp,
  role: StaffRole,
  name?: string,
): Promise<TestStaff> {
  const member = await staffMember(app, role, name);
  const { statusCode } = await app.call(
    staffAccess.confirm,
    { password: member.password },
    { token: member.token },
  );
  if (statusCode !== 200) throw new Error(`confirming answered ${statusCode}`);
  return member;
}
