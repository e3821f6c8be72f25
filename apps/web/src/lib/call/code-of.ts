/** Apart from `CallError`: the contract weighs more than a public page. */
import { isRefusalOf, type RefusalOf, type Route } from "@theta/contract";
import { LINE_CODES, type LineCode } from "./call-error.ts";

/**
 * What the failed call was refused with, if the contract names it for this call. Null for everything
 * else that may have been thrown, and for a refusal that only a newer server knows.
 */
export function codeOf<R extends Route>(
  route: R,
  failure: unknown,
): RefusalOf<R> | LineCode | null {
  const { code }: { code?: unknown } = Object(failure);
  return isRefusalOf(route, code) ? code : (LINE_CODES.find((line) => line === code) ?? null);
}
