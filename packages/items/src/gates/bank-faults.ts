import { type Asked, originOf } from "../asked.ts";
import type { Finding } from "./finding.ts";
import { languageFaults } from "./language.ts";
import { lengthFaults, setLengthFaults } from "./lengths.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { equalOptions, keyBalance } from "./options.ts";
import { argumentLevelFaults, passageLevelFaults } from "./reading-level.ts";

/** What the text gates find wrong with a bank, question by question and as a whole. */
export function bankFaults(bank: readonly Asked[]): Finding[] {
  const sets = new Map(bank.flatMap((asked) => (asked.set ? [[originOf(asked), asked.set]] : [])));
  return [
    ...bank.flatMap(({ item }) => equalOptions(item)),
    ...bank.flatMap(lengthFaults),
    ...bank.flatMap(argumentLevelFaults),
    ...bank.flatMap(({ item }) => languageFaults(item)),
    ...[...sets.values()].flatMap((set) => [
      ...setLengthFaults(set),
      ...passageLevelFaults(set),
      ...languageFaults(set),
    ]),
    ...keyBalance(bank.map(({ item }) => item)),
    ...nearDuplicates(bank),
  ];
}
