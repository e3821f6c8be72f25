import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

function setUp() {
  let now = 5_000;
  let wall = 1_700_000_000_000;
  const clock = createServerClock(
    () => now,
    () => wall,
  );
  const pass = (milliseconds: number) => (now += milliseconds);
  const sleep = (milliseconds: number) => (wall += milliseconds);
  const START = 1_800_000_000_000;
  const at = (seconds: number) => ({
    serverTime: START + seconds * 1000,
    deadline: START + 900_000,
  });
  return { clock, pass, sleep, at, left: () => clock.millisecondsLeft()! / 1000 };
}

test("knows nothing before the first reply", () => {
  const { clock } = setUp();
  expect([clock.millisecondsLeft(), clock.isOver(), clock.seemsOver()]).toEqual([
    null,
    false,
    false,
  ]);
});

test("is over at zero, not before", () => {
  const { clock, pass, at } = setUp();
  clock.sync(at(0));
  pass(899_999);
  expect([clock.isOver(), clock.seemsOver()]).toEqual([false, false]);
  pass(1);
  expect([clock.isOver(), clock.seemsOver()]).toEqual([true, true]);
});

test("counts from the server's time to below zero", () => {
  const { clock, pass, at, left } = setUp();
  clock.sync(at(0));
  expect(left()).toBe(900);
  pass(899_000);
  expect(left()).toBe(1);
  pass(2_000);
  expect(left()).toBe(-1);
});

test("gives no time back for a reply that took long", () => {
  const { clock, pass, at, left } = setUp();
  clock.sync(at(0));
  pass(20_000);
  clock.sync(at(8));
  expect(left()).toBe(880);
});

test("notices with the next reply that the device slept", () => {
  const { clock, pass, at, left } = setUp();
  clock.sync(at(0));
  pass(1_000);
  clock.sync(at(700));
  expect(left()).toBe(200);
});

test("follows a new deadline and a server clock that was set back at once", () => {
  const { clock, at, left } = setUp();
  clock.sync(at(0));
  clock.sync({ ...at(0), deadline: at(0).deadline - 600_000 });
  expect(left()).toBe(300);
  clock.sync(at(-60));
  expect(left()).toBe(960);
});

test("ignores a server clock that's behind by less than a reply's travel time", () => {
  const { clock, at, left } = setUp();
  clock.sync(at(0));
  clock.sync(at(-30));
  expect(left()).toBe(900);
  clock.sync({ ...at(0), serverTime: at(-30).serverTime - 1 });
  expect(left()).toBe(930.001);
});

test("seems over after sleeping past the deadline, before any reply says so", () => {
  const { clock, sleep, pass, at, left } = setUp();
  clock.sync(at(0));
  sleep(899_999);
  expect(clock.seemsOver()).toBe(false);
  sleep(1);
  expect([clock.seemsOver(), clock.isOver(), left()]).toEqual([true, false, 900]);
  clock.sync(at(10));
  expect(clock.seemsOver()).toBe(false);
  pass(891_000);
  expect(clock.seemsOver()).toBe(true);
});

test("ignores what isn't a time", () => {
  const { clock, at, left } = setUp();
  clock.sync({ serverTime: Number.NaN, deadline: Number.NaN });
  expect(clock.millisecondsLeft()).toBeNull();
  clock.sync(at(0));
  clock.sync({ ...at(0), deadline: Number.NaN });
  clock.sync({ ...at(0), serverTime: Number.NaN });
  expect(left()).toBe(900);
});
