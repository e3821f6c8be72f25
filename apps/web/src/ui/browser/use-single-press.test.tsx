// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ButtonLink } from "../button.tsx";
import { TextLink } from "../text-link.tsx";

afterEach(cleanup);

/** A list with a link to a screen whose code arrives when `arrive` says so, in a browser's history. */
function open(Way: typeof ButtonLink | typeof TextLink) {
  history.replaceState(null, "", "/list");
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Later = lazy(() => code.promise);
  const router = createBrowserRouter([
    { path: "/list", element: <Way to="/test">Take Test</Way> },
    { path: "/test", element: <Later /> },
  ]);
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
  const arrive = () =>
    act(async () => {
      code.resolve({ default: () => <h1>Test</h1> });
      await code.promise;
    });
  return {
    user: userEvent.setup(),
    link: screen.getByRole("link"),
    arrive,
    before: history.length,
  };
}

test.each([
  ["a button", ButtonLink],
  ["a text", TextLink],
])("%s as a link adds one history entry, however often it's pressed", async (_, Way) => {
  const { user, link, arrive, before } = open(Way);
  await user.dblClick(link);
  link.focus();
  await user.keyboard("{Enter}{Enter}");
  expect(history.length).toBe(before + 1);
  await arrive();
  await screen.findByRole("heading", { name: "Test" });
  act(() => history.back());
  expect((await screen.findByRole("link")).textContent).toBe("Take Test");
});
