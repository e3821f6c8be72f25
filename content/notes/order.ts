/** Every note, in the order in which they are listed and follow each other. */
export const ORDER: readonly { group: string; names: readonly string[] }[] = [
  {
    group: "Value, order, and factors",
    names: [
      "primes",
      "divisibility-gcf-lcm",
      "remainders-units-digits",
      "parity-signs",
      "consecutive-evenly-spaced",
      "exponents-roots",
      "absolute-value-number-line-decimals",
      "must-be-true",
    ],
  },
  {
    group: "Equal, unequal, and algebra",
    names: ["linear-systems", "quadratics-factoring"],
  },
  {
    group: "Critical Reasoning",
    names: ["argument-weaken"],
  },
];
