import type { Question } from "../asked.ts";
import { optionGroups } from "../question-text.ts";
import { mean } from "../statistics.ts";
import type { Finding } from "./finding.ts";
import { keyIs, OPTION_GOALS } from "./option-lengths.ts";

/** Options of one group that say the same. */
export function equalOptions(item: Question): Finding[] {
  return optionGroups(item).flatMap((options) => {
    const texts = options.map(({ text }) => text.replaceAll(/[\s$,*]/g, "").toLowerCase());
    const double = texts.find((text, k) => texts.indexOf(text) < k);
    return double === undefined
      ? []
      : [{ gate: "options", where: item.id, what: `two options say ${double}` }];
  });
}

/** How far a share may be from what chance gives, on top of three standard errors. */
const LEEWAY = 0.04;
/** Shorter options are numbers and names, whose length gives nothing away. */
const PROSE = 25;

/** Keys that are in one place, or are the longest, more often than chance allows. */
export function keyBalance(items: readonly Question[]): Finding[] {
  return Object.entries(Object.groupBy(items, ({ format }) => format)).flatMap(([format, own]) => [
    ...placeBalance(format, own),
    ...lengthBalance(format, own),
  ]);
}

function placeBalance(format: string, items: readonly Question[]): Finding[] {
  const places = items.flatMap(placesOfKeys);
  return Object.entries(Object.groupBy(places, ({ of }) => of)).flatMap(([of, own = []]) => {
    const expected = 1 / Number(of);
    return Array.from({ length: Number(of) }, (_, place) => {
      const share = own.filter((one) => one.place === place).length / own.length;
      return { place, share };
    })
      .filter(({ share }) => isOff(share, expected, own.length))
      .map(({ place, share }) => ({
        gate: "key places",
        where: `${format}, one of ${of}`,
        what: `place ${place + 1} is right in ${percent(share)} of ${own.length}; expected: ${percent(expected)}`,
      }));
  });
}

function lengthBalance(format: string, items: readonly Question[]): Finding[] {
  // These have the exam's own numbers instead of chance.
  if (format in OPTION_GOALS) return [];
  const groups = items
    .flatMap(optionGroups)
    .filter((options) => mean(options.map(({ text }) => text.length)) >= PROSE);
  if (groups.length === 0) return [];
  const expected = mean(groups.map((options) => 1 / options.length));
  const longest = mean(groups.map((options) => (keyIs(options, Math.max) ? 1 : 0)));
  const shortest = mean(groups.map((options) => (keyIs(options, Math.min) ? 1 : 0)));
  return [["longest", longest] as const, ["shortest", shortest] as const]
    .filter(([, share]) => share > expected && isOff(share, expected, groups.length))
    .map(([what, share]) => ({
      gate: "key lengths",
      where: format,
      what: `the key is the ${what} option in ${percent(share)} of ${groups.length}; expected: ${percent(expected)}`,
    }));
}

function placesOfKeys(item: Question): { place: number; of: number }[] {
  if (item.format === "data-sufficiency") return [{ place: "ABCDE".indexOf(item.key), of: 5 }];
  if ("choices" in item) return item.rows.map(({ key }) => ({ place: key, of: 2 }));
  return optionGroups(item).map((options) => ({
    place: options.findIndex(({ isKey }) => isKey),
    of: options.length,
  }));
}

function isOff(share: number, expected: number, n: number): boolean {
  return Math.abs(share - expected) > LEEWAY + 3 * Math.sqrt((expected * (1 - expected)) / n);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
