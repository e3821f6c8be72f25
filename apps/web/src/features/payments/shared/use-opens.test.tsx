// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, test } from "vitest";
import type { Answer } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { runningPlan } from "../../../../test/plans.ts";
import { DETAILS, MEERA, MEERA_DETAILS, withoutPlan } from "../../../../test/test-server.ts";
import { saveDetails, saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { useOpens } from "./use-opens.ts";

afterEach(closeScreen);

function Support() {
  return <p>{useOpens()?.support ? "With support" : "Without"}</p>;
}

test("is what was known last time until the server says what's so now", async () => {
  saveSignedIn(MEERA);
  saveDetails({ ...MEERA_DETAILS, subscription: runningPlan() });
  const answer = Promise.withResolvers<Answer>();
  await openScreen(
    <Provider store={createStore()}>
      <Support />
    </Provider>,
    { answers: { [DETAILS]: () => answer.promise } },
  );
  screen.getByText("With support");
  answer.resolve(withoutPlan(true));
  await screen.findByText("Without");
});
