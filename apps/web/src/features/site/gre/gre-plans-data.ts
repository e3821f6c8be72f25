import { type Plan, plans, TEST_TYPES } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";

export async function fetchGrePlans(): Promise<readonly Plan[]> {
  return (await call(plans.list, { testType: String(TEST_TYPES.gre) })).result;
}
