// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { refusal, startServer } from "../../test/answering-server.ts";
import { DETAILS, MEERA, MEERA_DETAILS, stayHere, withoutPlan } from "../../test/test-server.ts";
import { saveSignedIn } from "./session/local-session.ts";
import { createStore } from "./session/store.ts";
import { useResultsLock } from "./use-results-lock.ts";

const CLOSED = { state: "closed", lock: "plan-ended" };
const OPENS = {
  topicTests: 0,
  practicePlan: false,
  studyNotes: false,
  mentorSessions: 0,
  support: true,
};
const planUntil = (endsAt: number) => ({
  body: {
    result: {
      ...MEERA_DETAILS,
      subscription: { planName: "GMAT BASIC", endsAt, opens: OPENS },
    },
  },
});

async function setUp(details: Parameters<typeof startServer>[0][string]) {
  const server = await startServer({ [DETAILS]: details });
  stayHere();
  saveSignedIn(MEERA);
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const visit = () => renderHook(() => useResultsLock(), { wrapper });
  return { server, visit };
}

test.each([
  ["has a plan", planUntil(Date.now() + 60_000), "open"],
  ["has none anymore", withoutPlan(true), "closed"],
  // Whether it has ended is for the server to say; this clock may be wrong.
  ["has one that is over by this clock", planUntil(Date.now() - 60_000), "open"],
  ["is unknown, because the details didn't come", refusal(500, "internal-error", "Ours."), "open"],
] as const)("what is open when a learner %s", async (_, details, state) => {
  const { visit } = await setUp(details);
  const { result } = visit();
  expect(result.current).toEqual({ state: "unknown" });
  await waitFor(() => expect(result.current.state).toBe(state));
});

test("doesn't wait for the details of a plan that is known to run", async () => {
  const { server, visit } = await setUp(planUntil(Date.now() + 3_600_000));
  const first = visit();
  await waitFor(() => expect(first.result.current.state).toBe("open"));
  first.unmount();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  expect(visit().result.current).toEqual({ state: "open" });
  await waitFor(() => expect(server.asked(DETAILS)).toHaveLength(2));
});

test("asks again after a minute, as a plan may have been bought elsewhere", async () => {
  const { server, visit } = await setUp(withoutPlan(true));
  const first = visit();
  await waitFor(() => expect(first.result.current).toEqual(CLOSED));
  first.unmount();
  expect(visit().result.current).toEqual(CLOSED);

  server.answers[DETAILS] = planUntil(Date.now() + 3_600_000);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  const later = visit();
  expect(later.result.current).toEqual({ state: "unknown" });
  await waitFor(() => expect(later.result.current).toEqual({ state: "open" }));
});
