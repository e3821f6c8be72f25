import type { Asked } from "../asked.ts";
import { type PlacedPicture, picturesOf } from "../pictures.ts";
import { optionGroups } from "../question-text.ts";
import type { Finding } from "./finding.ts";

const GATE = "pictures";
/** Words about the answer instead of what can be seen. */
const TELLING = /\b(correct|answers?|solution|right option|the key|therefore|shortest|total of)\b/i;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/** What a drawing says: its words, and the values it shows without words. */
export type SaidBy = (file: string) => string;

/** Replacement texts that say less than a picture must say, or more than it shows. */
export function pictureWordFaults(bank: readonly Asked[], saidBy: SaidBy): Finding[] {
  const sets = new Set(bank.flatMap(({ set }) => (set ? [set] : [])));
  return [
    ...[...sets].flatMap((set) => picturesOf(set).flatMap((one) => faultsOf(one, set.set, saidBy))),
    ...bank.flatMap(({ item }) =>
      picturesOf(item).flatMap((one) => [
        ...faultsOf(one, item.id, saidBy),
        ...(namesTheKey(one, item) ? [finding(item.id, one, "its alt names the key alone")] : []),
      ]),
    ),
  ];
}

function faultsOf(picture: PlacedPicture, where: string, saidBy: SaidBy): Finding[] {
  const { alt, description, file } = picture;
  const words = `${alt}\n${description ?? ""}`;
  const said = new Set(numbersIn(saidBy(file)));
  const more = numbersIn(words).filter((number) => !said.has(number));
  const telling = TELLING.exec(words)?.[0];
  return [
    ...(alt.trim() === "" ? ["its alt is empty"] : []),
    ...(telling === undefined ? [] : [`its words hint at the answer: “${telling}”`]),
    ...(more.length === 0 ? [] : [`its words say ${more.join(", ")}, but the drawing doesn't`]),
  ].map((what) => finding(where, picture, what));
}

/** People hear an alt text before the question, so it must not single out one choice. */
function namesTheKey({ alt, description }: PlacedPicture, item: Asked["item"]): boolean {
  if (description === null) return false;
  const isNamed = ({ text }: { text: string }) => alt.toLowerCase().includes(text.toLowerCase());
  return optionGroups(item).some(
    (options) =>
      options.some((option) => option.isKey && isNamed(option)) &&
      !options.some((option) => !option.isKey && isNamed(option)),
  );
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].map(([number]) => String(Number(number.replaceAll(",", ""))));
}

function finding(where: string, { where: place, file }: PlacedPicture, what: string): Finding {
  return { gate: GATE, where, what: `${place} (${file}): ${what}` };
}
