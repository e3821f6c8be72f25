// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { act } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { MEERA, MEERA_DETAILS } from "../../../test/test-server.ts";
import { saveSignedIn } from "../session/local-session.ts";
import { useUserDetailsQuery } from "../session/details-data.ts";
import { createStore } from "../session/store.ts";
import { refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../test/open-screen.tsx";

afterEach(closeScreen);

const DETAILS = "GET /user/user-details";

function Greeting() {
  const { data, isError } = useUserDetailsQuery();
  if (isError) return <p>Who are you?</p>;
  return <p>{data ? `Hello ${data.name}` : "One moment"}</p>;
}

test("requests again what failed once the connection is back", async () => {
  saveSignedIn(MEERA);
  const { server } = await openScreen(
    <Provider store={createStore()}>
      <Greeting />
    </Provider>,
    { answers: { [DETAILS]: refusal(500, "internal-error", "Ours.") } },
  );
  await screen.findByText("Who are you?");
  server.answers[DETAILS] = { body: { result: MEERA_DETAILS } };
  act(() => void dispatchEvent(new Event("online")));
  await screen.findByText("Hello Meera Rao");
  expect(server.asked(DETAILS)).toHaveLength(2);
});
