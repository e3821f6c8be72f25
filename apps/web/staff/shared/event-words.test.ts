import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EVENT_WORDS } from "./event-words.ts";

const SERVER = new URL("../../../api/src/", import.meta.url).pathname;

/** The events that the server's source names where it writes them. */
function eventsOfServer(): string[] {
  const files = globSync("**/*.ts", { cwd: SERVER }).filter((file) => !/(^|\/|\.)test/.test(file));
  const events = files.flatMap((file) =>
    [...readFileSync(SERVER + file, "utf8").matchAll(/\bevent: "([a-z]+\.[a-z-]+)"/g)].map(
      ([, event]) => event!,
    ),
  );
  return [...new Set(events)];
}

test("has words for everything that the server writes into the audit log", () => {
  const events = eventsOfServer();
  expect(events.length).toBeGreaterThan(40);
  expect(events.filter((event) => !(event in EVENT_WORDS))).toEqual([]);
});
