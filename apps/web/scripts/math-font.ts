import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const WHOLE = import.meta
  .resolve("@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2");

/** The font that pages load; it is kept in the repository, for making it is no part of a build. */
export const MATH_FONT = fileURLToPath(
  new URL("../src/lib/question/stix-two-math-subset.woff2", import.meta.url),
);

/** Copyright and licence stay in the file, as the licence asks. */
const LICENCE_NAMES = [0, 13, 14];

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, k) => from + k));
}

/** What formulas of the exam's level are written with. A browser sets what is missing in its own font. */
const CHARACTERS = [
  range(0x20, 0x7e),
  "¬±·×÷°¢£¥€§–—‘’“”…‰′″‖∀∃∅∆∈∉∋∏∑−∓∕∖∗∘∙√∛∝∞∟∠∣∤∥∦∧∨∩∪∫∴∵∶∼≃≅≈≠≡≢≤≥≪≫⊂⊃⊄⊆⊇⊕⊥⋅⋮⋯⋱",
  "←↑→↓↔⇐⇒⇔⌈⌉⌊⌋⟨⟩△▵□ˆ˜¯˙ˇ‾⏞⏟ℓℕℤℚℝ",
  "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩϕϵ",
  // Single letters are set in italics of their own: x is U+1D465, h is U+210E.
  range(0x1d434, 0x1d467) + "ℎ" + range(0x1d6e2, 0x1d71b),
  // Invisible signs: function application, times, separator, plus.
  range(0x2061, 0x2064),
].join("");

/** The mathematics font with the characters above and all that its MATH table makes of them. */
export async function subsetMathFont(): Promise<Buffer> {
  return await subsetFont(await readFile(fileURLToPath(WHOLE)), CHARACTERS, {
    targetFormat: "woff2",
    preserveNameIds: LICENCE_NAMES,
    keepFeatures: ["dtls", "kern", "mark", "mkmk", "ssty"],
    noHinting: true,
  });
}
