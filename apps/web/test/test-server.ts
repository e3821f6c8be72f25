/** For tests: the page as happy-dom has it, and a learner as the server tells of her. */
import type { UserDetails } from "@theta/contract";

interface TestPage {
  setURL(url: string): void;
  setViewport(size: { width: number }): void;
  settings: { navigation: { disableMainFrameNavigation: boolean } };
}

/** The handle that happy-dom gives tests on its page. */
export function testPage(): TestPage {
  const page: TestPage = Object(window)["happyDOM"];
  return page;
}

/** The page stays, whatever sends it elsewhere: tests look at what was left behind. */
export function stayHere(): void {
  testPage().settings.navigation.disableMainFrameNavigation = true;
}

export const MEERA = {
  userId: "learner-1",
  name: "Meera Rao",
  email: "meera@theta.example",
  phone: "1234567",
  isUserSubscribed: false,
  accessToken: "old-token",
};

const { accessToken: _, ...learner } = MEERA;
/** What the server tells of her while she has no plan. */
export const MEERA_DETAILS: UserDetails = { ...learner, subscription: null, hasPlanEnded: false };
