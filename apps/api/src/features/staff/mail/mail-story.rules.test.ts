import { expect, test } from "vitest";
import { type MailFate, mailStory } from "./mail-story.rules.ts";

const WAITING: MailFate = {
  state: "waiting",
  tries: 1,
  lastError: null,
  hasCode: false,
  isWiped: false,
  isDue: false,
  isGoingOut: false,
  hasMailServer: true,
};
const FAILED: MailFate = { ...WAITING, state: "failed" };

test.each([
  ["connect ECONNREFUSED 127.0.0.1:25", "We couldn't reach our mail server."],
  ["getaddrinfo ENOTFOUND smtp.example", "We couldn't reach our mail server."],
  ["Greeting never received", "We couldn't reach our mail server."],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
    "Their mail server refused the address.",
  ],
  [
    "Can't send mail - all recipients were rejected: 552 5.2.2 Over quota",
    "Their mailbox is full.",
  ],
  ["Message failed: 554 5.7.1 Blocked by policy", "Their mail server takes our email for spam."],
  ["Invalid login: 535 5.7.8 Bad credentials", "Our mail server doesn't accept our password."],
  ["451 4.7.1 Greylisted", "The mail server asked us to try again later."],
  ["Something new", "The mail server didn't take it."],
])("explains %s", (lastError, words) => {
  expect(mailStory({ ...FAILED, lastError })).toMatch(new RegExp(`^${words}`));
  expect(mailStory({ ...WAITING, lastError })).toMatch(
    new RegExp(`^${words}.* We'll try again on our own\\.$`),
  );
});

test("says what helps when an email can't be sent anymore", () => {
  const gone = { ...FAILED, isWiped: true, hasCode: true };
  expect(mailStory({ ...gone, tries: 0 })).toBe(
    "We gave up before the first try, because it was of no use anymore. Its code doesn't work anymore. Ask them to request a new one.",
  );
  expect(mailStory({ ...gone, lastError: "550 5.1.1 no such user" })).toMatch(
    /Check the address with them\.$/,
  );
});

test("says where a sent email is", () => {
  const sent: MailFate = { ...WAITING, state: "sent" };
  expect(mailStory(sent)).toContain("spam folder");
  expect(mailStory({ ...sent, hasMailServer: false })).toContain("development mailbox");
});

test("says when a waiting email goes out", () => {
  expect(mailStory({ ...WAITING, isGoingOut: true })).toBe("It's being sent right now.");
  expect(mailStory({ ...WAITING, tries: 0, isDue: true })).toContain("within a minute");
  expect(mailStory({ ...WAITING, tries: 0 })).toContain("held back");
});
