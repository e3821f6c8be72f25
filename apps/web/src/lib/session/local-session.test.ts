// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { MEERA } from "../../../test/test-server.ts";
import { clearAll, saveDetails, saveSignedIn } from "./local-session.ts";

beforeEach(() => clearAll());

test("fresh details replace the learner's stored ones but not the token", () => {
  saveSignedIn(MEERA);
  const { accessToken, ...learner } = MEERA;
  saveDetails({ ...learner, isUserSubscribed: true, subscription: null, hasPlanEnded: false });
  expect(JSON.parse(localStorage.getItem("userData") ?? "")).toMatchObject({
    isUserSubscribed: true,
    accessToken,
  });
  expect(localStorage.getItem("userDetails")).toContain("subscription");
  saveDetails({
    ...learner,
    userId: "somebody-else",
    name: "Other",
    subscription: null,
    hasPlanEnded: false,
  });
  expect(localStorage.getItem("userName")).toBe("Meera Rao");
});
