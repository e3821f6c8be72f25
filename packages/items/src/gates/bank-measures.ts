import type { Asked } from "../asked.ts";
import { optionLengthMeasures } from "./option-lengths.ts";
import type { Template } from "../template/template.ts";
import { keyShareMeasures } from "./key-shares.ts";
import type { Measure } from "./ratchet.ts";
import { type AllowedPhrase, registerMeasures } from "./register.ts";
import { templateMeasures } from "./template-measures.ts";

/** How close the bank is to the exam's register, over the questions that learners may see. */
export function bankMeasures(
  bank: readonly Asked[],
  allowed: readonly AllowedPhrase[],
  templates: readonly Template[],
): Measure[] {
  const served = bank.filter(({ item }) => item.state !== "draft" && item.state !== "retired");
  return [
    ...optionLengthMeasures(served),
    ...registerMeasures(served, allowed),
    ...keyShareMeasures(served),
    ...templateMeasures(templates),
  ];
}
