import { expect, test } from "vitest";
import { says } from "./test-notes.ts";

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);

test("linear systems", () => {
  const name = "linear-systems";
  says(name, "(They are 4 and 2", [3 * 4 + 2 * 2, 2 * 4 + 3 * 2], [16, 14]);
  const k = -6;
  says(name, "So $k = -6$", [2 * 9 - -3 * k, 5 * k === 2 * 6], [0, false]);
  says(name, "so $x = 3$", 5 * 3 - 2 * 2, 11);
  says(name, "and $y = 4$", 9 / 3 + 4 / 2, 5);
  const pairs = upTo(40).flatMap((x) =>
    upTo(40)
      .filter((y) => 3 * x + 5 * y === 41)
      .map((y) => `(${x}, ${y})`),
  );
  says(name, "Three: $(2, 7)$, $(7, 4)$, and $(12, 1)$", pairs, ["(2, 7)", "(7, 4)", "(12, 1)"]);
});

test("quadratics", () => {
  const name = "quadratics-factoring";
  says(name, "The numbers are 2 and 7", [2 + 7, 2 * 7], [9, 14]);
  says(name, "$5^2 - 5 \\cdot 5 = 0$", 5 * 5 - 3 * 5 - 10, 0);
  says(
    name,
    "gives $x = 4$ and $x = -2$",
    [4, -2].map((x) => (x - 1) ** 2),
    [9, 9],
  );
  says(name, "= 200$", 51 ** 2 - 49 ** 2, 200);
  const k = (24 - 16) / 4;
  says(name, "the other one is $-24/4 = -6$", 36 - 6 * k - 24, 0);
  const roots = [-2, -1, 1, 2].filter((x) => x ** 4 - 5 * x ** 2 + 4 === 0);
  says(name, "There are four", roots.length, 4);
  const x = (3 + Math.sqrt(5)) / 2;
  says(name, "so it is $3^2 - 2 = 7$", x ** 2 + 1 / x ** 2, expect.closeTo(7));
});
