// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { MEERA } from "../../../../test/test-server.ts";
import { clearAll, saveSignedIn } from "../../../lib/session/local-session.ts";
import { keepRuns } from "./runs-by-learner.ts";

interface Run {
  name: string;
  stop: () => void;
}

function setUp() {
  saveSignedIn(MEERA);
  const stopped: string[] = [];
  const create = vi.fn((learnerId: string, examId: string): Run => {
    const name = `${learnerId} ${examId}`;
    return { name, stop: () => stopped.push(name) };
  });
  return { runOf: keepRuns(create), create, stopped };
}

test("finds a learner's run of a test again, and keeps tests and learners apart", () => {
  const { runOf, create } = setUp();
  const run = runOf("meera", "m-1");
  expect(runOf("meera", "m-1")).toBe(run);
  expect(runOf("meera", "m-2").name).toBe("meera m-2");
  expect(runOf("ravi", "m-1").name).toBe("ravi m-1");
  expect(create).toHaveBeenCalledTimes(3);
});

test("stops every run once when somebody else signs in here", () => {
  const { runOf, stopped } = setUp();
  runOf("meera", "m-1");
  runOf("meera", "m-2");
  saveSignedIn({ ...MEERA, name: "Meera N." });
  expect(stopped).toEqual([]);
  saveSignedIn({ ...MEERA, userId: "ravi" });
  expect(stopped).toEqual(["meera m-1", "meera m-2"]);
});

test("stops every run at sign-out", () => {
  const { runOf, stopped } = setUp();
  runOf("meera", "m-1");
  clearAll();
  expect(stopped).toEqual(["meera m-1"]);
});
