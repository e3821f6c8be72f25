import { range } from "./character-range.ts";

/**
 * The characters used in formulas at the exam's level. For any other, the browser falls back to its own font.
 */
export const MATH_CHARACTERS = [
  range(0x20, 0x7e),
  "¬±·×÷°¢£¥€§–—‘’“”…‰′″‖∀∃∅∆∈∉∋∏∑−∓∕∖∗∘∙√∛∝∞∟∠∣∤∥∦∧∨∩∪∫∴∵∶∼≃≅≈≠≡≢≤≥≪≫⊂⊃⊄⊆⊇⊕⊥⋅⋮⋯⋱",
  "←↑→↓↔⇐⇒⇔⌈⌉⌊⌋⟨⟩△▵□ˆ˜¯˙ˇ‾⏞⏟ℓℕℤℚℝ",
  "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩϕϵ",
  // Single letters are set in mathematical italics: x is U+1D465, h is U+210E.
  range(0x1d434, 0x1d467) + "ℎ" + range(0x1d6e2, 0x1d71b),
  // Invisible operators: function application, times, separator, plus.
  range(0x2061, 0x2064),
].join("");
