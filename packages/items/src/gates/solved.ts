import { disagreement } from "../template/check-item.ts";
import { makeItem } from "../template/make-item.ts";
import type { Template } from "../template/template.ts";
import type { Finding } from "./finding.ts";
import { equalOptions } from "./options.ts";
import { languageFaults } from "./language.ts";

/** How many faults of a template to show; the rest are more of the same. */
const SHOWN = 3;

/** Makes items from many seeds and lets the template's checker solve them again. */
export function templateFaults(template: Template, seeds: number): Finding[] {
  const findings: Finding[] = [];
  for (let seed = 1; seed <= seeds && findings.length < SHOWN; seed++)
    findings.push(...faultsOfSeed(template, seed));
  return findings.slice(0, SHOWN);
}

function faultsOfSeed(template: Template, seed: number): Finding[] {
  const where = `${template.id}, seed ${seed}`;
  try {
    const { item } = makeItem(template, seed);
    const fault = disagreement(template, item);
    return [
      ...(fault ? [{ gate: "checker", where, what: fault }] : []),
      ...equalOptions(item),
      ...languageFaults(item),
    ];
  } catch (error) {
    return [{ gate: "checker", where, what: (error as Error).message }];
  }
}
