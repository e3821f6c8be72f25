import type { Asked } from "../asked.ts";
import { optionLengthMeasures } from "./option-lengths.ts";
import type { Measure } from "./ratchet.ts";
import { type AllowedPhrase, registerMeasures } from "./register.ts";

/** How close the bank is to the exam's register, over the questions that learners may see. */
export function bankMeasures(bank: readonly Asked[], allowed: readonly AllowedPhrase[]): Measure[] {
  const served = bank.filter(({ item }) => item.state !== "draft" && item.state !== "retired");
  return [...optionLengthMeasures(served), ...registerMeasures(served, allowed)];
}
