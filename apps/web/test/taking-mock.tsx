/** For tests: a mock in progress, open at its running section. */
import type { SectionEnd } from "@theta/contract";
import { screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import type { Answer, Answers } from "./answering-server.ts";
import { mockCard, placeCall, sectionDetails } from "./mocks.ts";
import { openScreen } from "./open-screen.tsx";
import { MEERA } from "./test-server.ts";
import { saveSignedIn } from "../src/lib/session/local-session.ts";
import { createStore } from "../src/lib/session/store.ts";
import { MockQuestionScreen } from "../src/features/mock-test/take/mock-question-screen.tsx";

export const MOCK = mockCard("M1", { status: 1 });
export const PLACE = placeCall("M1");
export const START = "POST /mock-test/start-mock-test-section";
export const END = "POST /mock-test/end-mock-test-section";
export const NOW = Date.UTC(2026, 5, 1);

/** What the server says of the running section, whatever is on screen. */
export const SECTION = {
  mockTestId: "M1",
  name: "M1",
  time: "standard",
  sectionType: 3,
  mockTestSectionId: "section-1",
  startDateTimestamp: NOW,
  deadline: NOW + 2_700_000,
  serverTime: NOW,
} as const;

export const place = (more = {}): Answer => ({ body: { result: sectionDetails("M1", more) } });

export const ended = (more: Partial<SectionEnd> = {}): Answer => ({
  body: {
    result: {
      sectionEnded: true,
      sectionType: 3,
      endedBy: "learner",
      answered: 21,
      totalQuestions: 21,
      isMockOver: false,
      ...more,
    },
  },
});

let learners = 0;

/** Each test has its own learner, because runs outlive the screen. */
export async function openMock(answers: Answers, state: unknown = MOCK) {
  learners += 1;
  saveSignedIn({ ...MEERA, userId: `learner-${learners}` });
  return await openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/mock-test-question" element={<MockQuestionScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    {
      at: "/mock-test-question",
      route: "*",
      state,
      answers: { [PLACE]: place({ sectionStatus: 2 }), ...answers },
    },
  );
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
export const option = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
