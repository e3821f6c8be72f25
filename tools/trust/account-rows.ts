import type { Row } from "./row.ts";

export const ACCOUNT_ROWS: readonly Row[] = [
  {
    row: 64,
    fault:
      "A code is used twice, too late, after a newer one, for another purpose, or by someone else",
    outcome: "All get the same 400",
    tests: {
      "apps/api/src/features/account/codes/codes.test.ts": [
        "row 64: refuses a used code like any wrong one",
        "row 64: refuses an expired code",
        "row 64: keeps a code alive for ten minutes",
        "row 64: refuses a code made for another purpose",
        "row 64: ties a code to its registration and its address",
      ],
      "apps/api/src/features/account/password/change-password.test.ts": [
        "row 64: accepts a code for a new password once, even from twenty at the same moment",
      ],
    },
  },
  {
    row: 65,
    fault: "A thousand guesses at a code, in parallel",
    outcome: "It stops working after five",
    tests: {
      "apps/api/src/features/account/codes/codes.test.ts": [
        "row 65: allows five tries out of fifty guesses at once, and then the code is dead",
        "row 65: makes one account from fifty right answers at once",
        "row 65: stops guessing from one network, and guessing at one registration",
        "row 65: nobody can guess their way into a registration whose code wasn't emailed",
      ],
    },
  },
  {
    row: 66,
    fault: "A code as a number, as text, in other digits, as a list or an object",
    outcome: "Padded and accepted, or 400",
    tests: {
      "apps/api/src/features/account/codes/codes.test.ts": [
        "row 66: answers a code given as %s (%j) with %i",
        "row 66: reads a number written as 12345.0 as a code that lost its zero",
      ],
    },
  },
  {
    row: 67,
    fault: "Someone is flooded with emailed codes",
    outcome: "One a minute, five an hour, the same reply",
    tests: {
      "apps/api/src/features/account/sign-up/registration.test.ts": [
        "row 67: limits a flood of emails to one address to one a minute and five an hour, unnoticed",
        "row 67: tells one sender of many emails to wait",
      ],
    },
  },
  {
    row: 68,
    fault: "The mail server is down, slow, refuses, or dies in the middle",
    outcome: "No request waits for it; the outbox tries again",
    tests: {
      "apps/api/src/features/account/mail-faults.test.ts": [
        "row 68: answers a sign-up while the mail server is down, and sends the email later",
        "row 68: sends an email again, once, when the mail server dies in the middle",
        "row 68: tries again when a mail server says to wait",
        "row 68: gives up on a mailbox that does not exist, without harming others",
        "row 68: answers sign-ups as fast as ever while a mail server is slow",
      ],
    },
  },
  {
    row: 69,
    fault: "Text, status, or timing could reveal whether an address is registered",
    outcome: "They don't",
    tests: {
      "apps/api/src/features/account/enumeration.test.ts": [
        "row 69: takes as long to refuse a sign-in for a known address as for an unknown one",
        "row 69: takes as long when the account has no password",
        "row 69: answers sign-up the same, in the same time",
        "row 69: answers a forgotten password the same, in the same time",
        "row 69: reports a code that is held back the same, in the same time",
      ],
      "apps/api/src/features/account/password/change-password.test.ts": [
        "row 69: leaves as many rows behind for an unknown address as for a known one",
      ],
    },
  },
  {
    row: 70,
    fault: "Password spraying and credential stuffing; a victim is locked out",
    outcome: "Slowed down; the victim gets in with a reset",
    tests: {
      "apps/api/src/features/account/log-in/lock-out.test.ts": [
        "lets a victim of guesses from everywhere set a new password and sign in while the guesses continue",
        "lets the owner's device in while others guess from everywhere",
      ],
      "apps/api/src/features/account/log-in/log-in.test.ts": [
        "row 70: stops after ten wrong passwords from one network, and still lets the owner in",
        "row 70: stops guesses that are all sent at once",
        "row 70: stops one password for many addresses after sixty from one network",
        "row 70: stops tries at many addresses that are all sent at once, and counts none that succeed",
      ],
    },
  },
  {
    row: 71,
    fault: "500 sign-ins a second",
    outcome: "The excess is refused at once; the others get in",
    tests: {
      "apps/api/src/features/account/log-in/log-in.test.ts": [
        "row 71: answers some of a flood of sign-ins and tells the rest to come back",
      ],
    },
  },
  {
    row: 72,
    fault: "One address signs up twenty times at once, and in every spelling",
    outcome: "One account",
    tests: {
      "apps/api/src/features/account/sign-up/registration.test.ts": [
        "row 72: makes one account from twenty sign-ups for one mailbox in many spellings",
        "row 72: sends one email now, one later, and no error for twenty sign-ups at the same moment",
      ],
    },
  },
  {
    row: 73,
    fault: "Someone signs up with a victim's address, and the victim then uses Google",
    outcome: "The stranger's password stops working",
    tests: {
      "apps/api/src/features/account/google/google.test.ts": [
        "row 73: drops a password that somebody else chose for the address",
      ],
    },
  },
  {
    row: 74,
    fault: "Google tokens that are wrong in every way; its keys gone or rotated",
    outcome: "401; known keys keep working",
    tests: {
      "apps/api/src/features/account/google/google-provider.test.ts": [
        "row 74: refuses the provider's token for an unproved address or with a foreign nonce",
      ],
      "apps/api/src/features/account/google/google.test.ts": [
        "row 74: refuses a token with %s",
        "row 74: does not accept an email address verified as %j",
        "row 74: accepts a nonce once, and not forever",
        "row 74: does not use up the nonce for a bad token",
        "row 74: refuses a missing or forged signature, or one made with the public key",
        "row 74: keeps using known keys while Google's key page is down",
        "row 74: says that Google is unreachable when no key is known and the page is down",
        "row 74: does not refuse an unknown key while the page is down",
        "row 74: finds a new key, and stops accepting one that was withdrawn",
      ],
    },
  },
  {
    row: 75,
    fault: "Tokens that are missing, altered, expired, or of another kind",
    outcome: "401 with the catalog's message",
    tests: {
      "apps/api/src/features/account/session/tokens.test.ts": [
        "row 75: accepts a token made the same way, so that the refusals below mean something",
        "row 75: refuses an unsigned token",
        "row 75: refuses a token that was tampered with",
        "row 75: does not take %s for a token",
        "row 75: asks to sign in without a token, or with another scheme",
        "row 75: says when a token has expired, so that the browser can refresh it",
        "row 75: keeps a token alive for fifteen minutes",
        "row 75: refuses tokens of another environment, audience, issuer, or kind",
        "row 75: refuses a genuine token of a session that never existed",
        "row 75: refuses a reset token as an access token",
        "row 75: refuses an access token as a reset token, even dressed up as one",
      ],
    },
  },
  {
    row: 76,
    fault: "Old tokens after a reset, signing out, or erasing",
    outcome: "401 at once",
    tests: {
      "apps/api/src/features/account/session/session.test.ts": [
        "row 76: ends the session at once on signing out, and no other session",
        "row 76: signs out with the cookie alone",
        "row 76: a new password ends every device's session, for both tokens and refreshes",
      ],
      "apps/api/src/features/account/password/change-password.test.ts": [
        "row 76: accepts the permission to set a password once, even from twenty at the same moment",
        "row 76: refuses a permission that is too old, or older than another change",
      ],
      "apps/api/src/features/account/erase/account-data.test.ts": [
        "row 76: closes a deleted account at once and tells its owner until when it can be kept",
      ],
    },
  },
  {
    row: 77,
    fault: "Two clients use one refresh cookie",
    outcome: "The whole family is revoked",
    tests: {
      "apps/api/src/features/account/session/session.test.ts": [
        "row 77: ends the session for thief and owner when an old cookie comes back later",
        "row 77: ends a real session for a made-up secret, and changes nothing for another device's",
      ],
    },
  },
  {
    row: 78,
    fault: "Requests from other sites",
    outcome: "Refused",
    tests: {
      "apps/api/src/features/account/foreign-requests.test.ts": [
        "row 78: does not take a form's %s for JSON",
        "row 78: changes nothing for a request from another site (%j)",
        "row 78: lets our own pages in",
        "row 78: refuses to refresh or change anything for a cookie without our header or token",
      ],
      "apps/api/src/platform/http/server.test.ts": [
        "row 78: refuses requests from another site's page",
      ],
    },
  },
];
