/** Row 26: over a bad connection, tests continue, and no answer is lost or sent twice. */
import { expect } from "@playwright/test";
import type { Fault, FaultLine, Weather } from "../apps/api/test/fault-line.ts";
import { IS_LONG } from "./support/is-long.ts";
import * as mocks from "./support/mocks.ts";
import { test } from "./support/over-line.ts";
import { answersOf, attemptOf, expectQuestion, startQuiz } from "./support/quizzes.ts";

/** Only test requests; the rest of the site may be fast. */
const OF_TEST = /^(PUT|POST) \/thetaapi\/(free-quiz|mock-test)/;

/** Enough time for a few tries that each give up after some seconds. */
const PATIENCE = { timeout: 45_000 };

/** How often each fault comes. Every one takes seconds of waiting, so they only keep coming with TEST_LONG. */
const ROUNDS = IS_LONG ? Infinity : 3;

/** Every so many test requests run into one of these faults, in turn. */
function every(count: number, ...faults: Fault[]) {
  let said = 0;
  const fault: Weather["fault"] = (text) => {
    if (!OF_TEST.test(text) || ++said % count > 0) return null;
    const turn = said / count - 1;
    return turn < ROUNDS * faults.length ? faults[turn % faults.length]! : null;
  };
  return { fault };
}

/** So many questions meet every fault. */
const ENOUGH = 8;

/**
 * Quiz and mock share the queue, so each kind of bad connection is tried with one of them, or with both under
 * TEST_LONG.
 */
const WEATHERS: {
  name: string;
  weather: () => Weather;
  happens: (line: FaultLine) => number;
  /** How many questions of a mock are answered. */
  asked?: number;
}[] = [
  {
    name: "30% of packets are lost",
    weather: () => ({ delayMilliseconds: 50, loss: 0.3 }),
    happens: () => 1,
  },
  {
    name: "a reply takes two seconds",
    weather: () => ({ delayMilliseconds: 1000 }),
    happens: () => 1,
    // Every reply is as slow as the one before.
    asked: IS_LONG ? ENOUGH : 4,
  },
  {
    name: "connections are half-open",
    weather: () => every(4, "silence"),
    happens: (line) => line.count("silence"),
  },
  {
    name: "connections are cut before the request, after it, and during the reply",
    weather: () => every(2, "reset", "lose-reply", "truncate"),
    happens: (line) =>
      Math.min(line.count("reset"), line.count("lose-reply"), line.count("truncate")),
  },
];

for (const [index, { name, weather, happens }] of WEATHERS.entries()) {
  if (!IS_LONG && index % 2 === 1) continue;
  test(`${name}: the quiz gets finished with each answer stored once`, async ({ page, line }) => {
    test.setTimeout(180_000);
    const { person } = await startQuiz(page);
    line.setWeather(weather());
    for (let order = 1; order <= 10; order++) {
      await expectQuestion(page, order, PATIENCE);
      await page.keyboard.press("abcde"[order % 5]!);
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/\/dashboard\/Gmat$/, PATIENCE);
    expect(happens(line)).toBeGreaterThan(0);
    const answers = await answersOf(person);
    expect(answers.map(({ revision }) => revision)).toEqual(Array(10).fill(1));
    expect(await attemptOf(person)).toEqual({ reached: 10, ended_by: "learner" });
  });
}

for (const [index, { name, weather, happens, asked = ENOUGH }] of WEATHERS.entries()) {
  if (!IS_LONG && index % 2 === 0) continue;
  test(`${name}: the mock continues with each answer stored once`, async ({ page, line }) => {
    test.setTimeout(180_000);
    const { person } = await mocks.startMock(page, "quant");
    line.setWeather(weather());
    for (let order = 1; order <= asked; order++) {
      await page.keyboard.press("abcde"[order % 5]!);
      await page.keyboard.press("Enter");
      await mocks.expectQuestion(page, order + 1, PATIENCE);
    }
    expect(happens(line)).toBeGreaterThan(0);
    expect(await mocks.given(person)).toHaveLength(asked);
    await mocks.expectSound(person);
  });
}

test("waits for a reply that takes longer than the first timeout, and the quiz continues", async ({
  page,
  line,
}) => {
  test.setTimeout(120_000);
  const { person } = await startQuiz(page);
  line.setWeather({ delayMilliseconds: 2500 });
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2, PATIENCE);
  line.setWeather({});
  expect((await answersOf(person))[0]).toMatchObject({ revision: 1 });
});
