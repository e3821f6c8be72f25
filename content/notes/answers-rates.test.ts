import { expect, test } from "vitest";
import { says } from "./test-notes.ts";

const about = (value: number) => expect.closeTo(value, 8) as number;

test("agrees with the note on percent change", () => {
  const name = "percent-change";
  says(
    name,
    "The original price is $68/0.8 = 85$ dollars",
    [85 * 0.8, 68 * 1.25],
    [about(68), about(85)],
  );
  says(name, "rose by 25 percent", 1.1 / (1 - 0.12), about(1.25));
  says(name, "$92/1.15 = 80$", 80 * 1.15, about(92));
  says(name, "$33\\frac13$ percent", (100 / 75 - 1) * 3, about(1));
  says(name, "so it is a decrease of 25 percent", 1.25 * 0.6, about(0.75));
  says(name, "so 12.5 percent", 54 / 48 - 1, about(0.125));
  says(name, "so 15 percent", 46 / 40 - 1, about(0.15));
  says(name, "so 37.5 percent", 1 - 1 / 1.6, about(0.375));
});

test("agrees with the note on ratio and proportion", () => {
  const name = "ratio-proportion";
  says(name, "$a:b:c = 8:12:15$", [8 / 12, 12 / 15], [about(2 / 3), about(4 / 5)]);
  says(name, "there are $5 \\cdot 6 = 30$ cars", [30 / 12, 30 / (12 + 6)], [5 / 2, about(5 / 3)]);
  says(name, "1{,}440$ parts", (1800 / (6 * 5)) * 8 * 3, 1440);
  says(name, "so $a:c = 9:14$", [9 / 12, 12 / 14], [3 / 4, 6 / 7]);
  says(name, "so $k = 8$ and there are $11 \\cdot 8 = 88$", [56 - 32, 56 + 32], [24, 88]);
  says(name, "= 12$ days", (8 * 15) / 10, 12);
  says(name, "= 10$ cups", (4 / 6) * 15, about(10));
});

test("agrees with the note on rate, speed, and work", () => {
  const name = "rate-speed-work";
  says(name, "or 1 hour and 20 minutes", 2 / 6 + (4 / 3) * (1 / 6 + 1 / 3), about(1));
  says(name, "$240/5 = 48$ miles per hour", 240 / (120 / 60 + 120 / 40), 48);
  says(name, "= 3$ hours", [3 / 12 + 3 / 4, 3 * (14 + 16)], [1, 90]);
  says(name, "$100/20 = 5$ hours", 50 * (5 + 2), 70 * 5);
  says(name, "so by 25 percent", 1 / (1 - 0.2), about(1.25));
});

test("agrees with the note on mixtures and weighted averages", () => {
  const name = "mixtures-weighted-average";
  says(name, "you need $2 \\cdot 12 = 24$ liters", (0.2 * 24 + 0.5 * 12) / 36, about(0.3));
  says(name, "= 71{,}000$ dollars", (8 * 62_000 + 12 * 77_000) / 20, 71_000);
  says(name, "or 2 to 1", (2 * 8 + 14) / 3, 10);
  says(name, "so 10 liters of water", (0.24 * 30) / 40, about(0.18));
  says(name, "$10 \\cdot 42 - 9 \\cdot 40 = 60$", (9 * 40 + 60) / 10, 42);
  says(name, "= 32$ percent", ((50 - 10) * 0.4) / 50, about(0.32));
  const [n, m, x] = [9, 40, 60];
  says(name, "$\\frac{x - m}{n + 1}$", (n * m + x) / (n + 1) - m, (x - m) / (n + 1));
});

test("agrees with the note on interest, profit, and discount", () => {
  const name = "interest-profit-discount";
  says(name, "the list price is $312/0.8 = 390$ dollars", 390 * 0.8 - 240, about(0.3 * 240));
  const [compound, simple] = [5000 * 1.06 ** 2 - 5000, 5000 * 0.06 * 2];
  says(name, "The difference is \\$18", compound - simple, about(18));
  says(name, "so 37% off, not 40%", 0.7 * 0.9, about(1 - 0.37));
  says(name, "25% of the cost but only 20% of the selling price", [20 / 80, 20 / 100], [0.25, 0.2]);
  says(name, "so the profit is \\$10", 50 * 1.6 * 0.75 - 50, about(10));
  says(name, "= 120$ dollars", (2000 * 0.09 * 8) / 12, about(120));
  says(name, "it is a loss of \\$10", 240 - 120 / 1.2 - 120 / 0.8, about(-10));
  says(name, "= 400$ units", 400 * 22, 6000 + 400 * 7);
});
