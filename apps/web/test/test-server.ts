/** For tests: happy-dom's page, and a learner as the server describes her. */
import type { UserDetails } from "@theta/contract";

interface TestPage {
  setURL(url: string): void;
  setViewport(size: { width?: number; height?: number }): void;
  settings: { navigation: { disableMainFrameNavigation: boolean } };
}

/** The handle that happy-dom gives tests for their page. */
export function testPage(): TestPage {
  const page: TestPage = Object(window)["happyDOM"];
  return page;
}

/** Blocks navigation, so that tests can look at what a page left behind. */
export function stayHere(): void {
  testPage().settings.navigation.disableMainFrameNavigation = true;
}

export const MEERA = {
  userId: "learner-1",
  name: "Meera Rao",
  email: "meera@theta.example",
  phone: "919876543210",
  isUserSubscribed: false,
  accessToken: "old-token",
};

const { accessToken: _, ...learner } = MEERA;
/** Her details while she has no plan. */
export const MEERA_DETAILS: UserDetails = { ...learner, subscription: null, hasPlanEnded: false };

export const DETAILS = "GET /user/user-details";

/** Her details while she has no plan, and whether she had one before. */
export const withoutPlan = (hasPlanEnded: boolean) => ({
  body: { result: { ...MEERA_DETAILS, hasPlanEnded } },
});
