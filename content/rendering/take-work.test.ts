import { expect, test } from "vitest";
import { BACK, FRONT, nothingTaken, take } from "./take-work.ts";

test("gives each place to one of those who take, from the front or from the back", () => {
  const taken = nothingTaken();
  const first = take(5, taken, FRONT);
  const others = [take(5, taken, BACK), take(5, taken, BACK)] as const;
  const places = [first, others[0], others[1], first, others[0]].map((one) => one.next().value);
  expect(places).toEqual([0, 4, 3, 1, 2]);
  expect([first, ...others].map((one) => one.next().done)).toEqual([true, true, true]);
});
