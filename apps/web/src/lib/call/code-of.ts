/** In a separate file from `CallError` because the contract is bigger than a public page. */
import { isRefusalOf, type RefusalOf, type Route } from "@theta/contract";
import { LINE_CODES, type LineCode } from "./call-error.ts";

/**
 * The code a failed call was refused with, if the contract lists it for this call. Null for anything else
 * that was thrown, and for a refusal that only a newer server knows.
 */
export function codeOf<R extends Route>(
  route: R,
  failure: unknown,
): RefusalOf<R> | LineCode | null {
  const { code }: { code?: unknown } = Object(failure);
  return isRefusalOf(route, code) ? code : (LINE_CODES.find((line) => line === code) ?? null);
}
