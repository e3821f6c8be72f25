import { expect, test } from "vitest";
import {
  isInSight,
  jumpTo,
  placeOf,
  slideAt,
  type CarouselPlace,
  START,
  stepBy,
} from "./carousel-place.ts";

const COUNT = 6;
const all = [0, 1, 2, 3, 4, 5];
const places = (stand: CarouselPlace) => all.map((slide) => placeOf(slide, stand, COUNT));
/** The slides in view, from left to right. */
const inSight = (stand: CarouselPlace, slides: number) =>
  all
    .filter((slide) => isInSight(slide, stand, COUNT, slides))
    .toSorted((a, b) => placeOf(a, stand, COUNT) - placeOf(b, stand, COUNT));

test("at first, every slide is where it's written, so the HTML needs no styles", () => {
  expect(places(START)).toEqual(all);
});

test("the row has no end: the first slide follows the last", () => {
  const stands = all.map((at) => inSight({ at, from: at - 1 }, 4));
  expect(stands).toEqual([
    [0, 1, 2, 3],
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [3, 4, 5, 0],
    [4, 5, 0, 1],
    [5, 0, 1, 2],
  ]);
  expect(inSight({ at: 12, from: 11 }, 3)).toEqual([0, 1, 2]);
});

test("the row has no beginning, either", () => {
  expect(inSight(stepBy(START, -1), 3)).toEqual([5, 0, 1]);
  expect(inSight(stepBy(stepBy(START, -1), -1), 1)).toEqual([4]);
});

test.each([1, 3, 4])(
  "with %i in view, a step moves no slide that's visible along the way",
  (slides) => {
    let stand = START;
    for (const step of [1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1]) {
      const next = stepBy(stand, step);
      const first = Math.min(stand.at, next.at);
      const needed = Array.from({ length: slides + 1 }, (_, index) => first + index);
      expect(places(next)).toEqual(expect.arrayContaining(needed));
      stand = next;
    }
  },
);

test("a dot leads to its slide, whichever lap the row is in", () => {
  for (const at of [-7, 0, 3, 20]) {
    const stand = jumpTo({ at, from: at }, 4, COUNT);
    expect(slideAt(stand.at, COUNT)).toBe(4);
    expect(inSight(stand, 3)).toEqual([4, 5, 0]);
  }
});

test("until something is measured, every slide may be in view", () => {
  expect(inSight(START, 0)).toEqual(all);
});
