// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { testPage } from "../../../../test/test-server.ts";
import { GoogleButton } from "./google-button.tsx";
import { type Answer, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";

afterEach(() => {
  closeScreen();
  given.length = 0;
});

const ENTER = "POST /user/continue-with-google";
const welcome: Answer = {
  body: {
    result: {
      userId: "u-1",
      name: "Mira",
      email: "mira@theta.example",
      phone: "",
      isUserSubscribed: false,
      accessToken: "session-token",
    },
  },
};

/** Google's part: a button that returns a credential naming its nonce. */
const given: { clientId: string; nonce: string }[] = [];
let enter: (() => void) | undefined;
window.google = {
  accounts: {
    id: {
      initialize({ client_id: clientId, nonce, callback }) {
        given.push({ clientId, nonce });
        enter = () => callback({ credential: `token for ${nonce}` });
      },
      renderButton(parent) {
        const button = document.createElement("button");
        button.textContent = "Continue with Google";
        button.addEventListener("click", () => enter?.());
        parent.append(button);
      },
    },
  },
};

/** No script is fetched here; this decides whether the page thinks it was. */
function letScriptsLoad(load: boolean) {
  Object.assign(testPage().settings, { handleDisabledFileLoadingAsSuccess: load });
}

async function open(answer: Answer, scriptLoads = true) {
  letScriptsLoad(scriptLoads);
  let nonces = 0;
  return await openScreen(<GoogleButton clientId="our-client" scriptUrl="/gsi/client" />, {
    at: "/login",
    answers: {
      "GET /user/google-nonce": () => ({ body: { result: { nonce: `nonce-${(nonces += 1)}` } } }),
      [ENTER]: answer,
    },
  });
}

const theButton = () => screen.findByRole("button", { name: "Continue with Google" });

// This must run first: a page loads the script only once, and it isn't loaded yet.
test("says when the script doesn't load, and loads it on Retry", async () => {
  const { user } = await open(welcome, false);
  await screen.findByText("We couldn't load Google sign-in.");
  letScriptsLoad(true);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await theButton()).toBeTruthy();
});

test("passes the server's nonce to the button, and signs in with its credential", async () => {
  const { user, server } = await open(welcome);
  await user.click(await theButton());
  await waitFor(() => expect(localStorage.getItem("userName")).toBe("Mira"));
  expect(given[0]).toEqual({ clientId: "our-client", nonce: "nonce-1" });
  expect(server.asked(ENTER).map((one) => one.body)).toEqual([{ credential: "token for nonce-1" }]);
});

test("shows a refusal at the button, which returns with a new nonce", async () => {
  const words = "An account with this e-mail exists. Sign in with its password.";
  const { user } = await open(refusal(409, "google-refused", words));
  await user.click(await theButton());
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  await theButton();
  expect(given.map((one) => one.nonce)).toEqual(["nonce-1", "nonce-2"]);
  expect(localStorage.getItem("userData")).toBeNull();
});

test("goes on to the question whose account it is, where Google's word isn't enough", async () => {
  const state = { email: "mira@uni.example", hasPassword: true };
  const answer = { status: 409, body: { code: "google-unconfirmed", message: "No.", state } };
  const { user } = await open(answer);
  await user.click(await theButton());
  await waitFor(() => expect(whereabouts().pathname).toBe("/login/google"));
  expect(whereabouts().state).toEqual({ state: "confirm", providerName: "Google", ...state });
});
