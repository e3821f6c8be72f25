import type { Row } from "./row.ts";

export const INFRASTRUCTURE_ROWS: readonly Row[] = [
  {
    row: 79,
    fault: "Every call with someone else's ids",
    outcome: "404 or 400",
    tests: {
      "apps/api/src/features/mock-test/mock-secrets.test.ts": [
        "treats somebody else's mock as if it had never been opened",
      ],
      "apps/api/src/features/free-quiz/secrets.test.ts": [
        "treats somebody else's quiz as if it had never been taken",
        "refuses a question that was not served, no matter who asks",
      ],
      "apps/api/test/access.test.ts": [
        "row 79: neither shows nor changes what belongs to another learner",
      ],
    },
  },
  {
    row: 80,
    fault: "Every call without a token",
    outcome: "401; new calls are covered automatically",
    tests: {
      "apps/api/src/platform/platform.test.ts": [
        "row 80: refuses every call that needs a learner without a sign-in",
      ],
      "apps/api/test/access.test.ts": [
        "row 80: refuses every token that opens nothing, at every call that takes one",
      ],
    },
  },
  {
    row: 81,
    fault: "Unexpected fields, `__proto__`, duplicate keys",
    outcome: "Ignored or 400",
    tests: {
      "apps/api/src/features/account/abuse.test.ts": [
        "row 81: ignores fields that nobody asked for",
      ],
      "apps/api/test/access.test.ts": [
        "row 81: believes no field that a call doesn't have, and no key of prototypes",
      ],
      "apps/api/test/fuzz/fuzz.test.ts": [
        "answers everything in its own words, and never with a failure",
      ],
    },
  },
  {
    row: 82,
    fault: "SQL, HTML, templates, and line breaks in every field",
    outcome: "Stored as they are, or 400",
    tests: {
      "apps/api/src/features/account/abuse.test.ts": [
        "rows 82 and 83: keeps the name %s as it is",
        "rows 82 and 83: refuses a name with %s",
      ],
      "apps/api/test/fuzz/fuzz.test.ts": [
        "answers everything in its own words, and never with a failure",
      ],
    },
  },
  {
    row: 83,
    fault: "Every corner of Unicode",
    outcome: "NUL is a 400; everything else comes back unchanged",
    tests: {
      "apps/api/src/features/account/abuse.test.ts": [
        "rows 82 and 83: keeps the name %s as it is",
        "rows 82 and 83: refuses a name with %s",
        "row 83: treats half of a character as the caller's fault",
      ],
      "apps/api/test/fuzz/fuzz.test.ts": [
        "answers everything in its own words, and never with a failure",
      ],
    },
  },
  {
    row: 84,
    fault: "Scripts in questions, names, and posts",
    outcome: "They don't run",
    tests: {
      "e2e/accounts.e2e.ts": ["a name containing markup is shown as text"],
      "packages/items/src/render/markdown.test.ts": [
        "lets nothing active through: %s",
        "drops in the second check what the renderer would never produce",
      ],
      "apps/api/src/features/blog/blog.test.ts": ["lets nothing in a malicious post run"],
    },
  },
  {
    row: 85,
    fault: "Bodies that are huge, deep, packed, malformed, or of the wrong type",
    outcome: "413, 400, or 415, fast",
    tests: {
      "apps/api/src/platform/http/server.test.ts": [
        "refuses %s in JSON with a code and a sentence",
      ],
      "apps/api/test/fuzz/fuzz.test.ts": [
        "answers everything in its own words, and never with a failure",
      ],
    },
  },
  {
    row: 86,
    fault: "Numbers that are far too large",
    outcome: "400",
    tests: {
      "apps/api/src/platform/http/server.test.ts": [
        "refuses %s in JSON with a code and a sentence",
      ],
      "apps/api/test/fuzz/fuzz.test.ts": [
        "answers everything in its own words, and never with a failure",
      ],
    },
  },
  {
    row: 87,
    fault: "Huge addresses, headers, and queries",
    outcome: "431, 414, or 400",
    tests: {
      "apps/api/src/features/account/abuse.test.ts": [
        "row 87: refuses or ignores long addresses, many keys, and repeated keys",
      ],
      "apps/api/src/platform/http/server.test.ts": ["answers %s in the same format"],
      "apps/api/test/fuzz/fuzz.test.ts": [
        "answers everything in its own words, and never with a failure",
      ],
    },
  },
  {
    row: 88,
    fault: "Slow connections, bodies, and readers",
    outcome: "Cut off; others are served",
    tests: {
      "apps/api/src/platform/http/server.test.ts": [
        "cuts off a client that trickles its %s while others are served",
      ],
    },
  },
  {
    row: 89,
    fault: "A forged `X-Forwarded-For`",
    outcome: "The limits still apply",
    tests: {
      "apps/api/src/platform/http/server.test.ts": [
        "counts the address that one proxy saw, not the one a visitor claims",
        "tells callers with too many requests in a minute to wait",
      ],
    },
  },
  {
    row: 90,
    fault: "Too little memory, processor, or files",
    outcome: "Answers what it can, says 503 to the rest, and doesn't crash",
    tests: {
      "apps/api/src/too-little.test.ts": [
        "row 90: keeps answering in little memory, with a fraction of a processor, and after its event loop stood still",
        "row 90: answers as many as it can when it can't open more files, and everybody afterward",
      ],
    },
  },
  {
    row: 91,
    fault: "Secrets or line breaks could reach the log",
    outcome: "None do",
    tests: {
      "apps/api/src/platform/platform.test.ts": [
        "keeps every secret out of the log, whatever happens to it",
      ],
      "apps/api/src/main.test.ts": [
        "reports a wrong password in DATABASE_URL without repeating it",
      ],
    },
  },
  {
    row: 92,
    fault: "A server is stopped under load, alone or in a rolling restart",
    outcome: "No acknowledged request fails",
    tests: {
      "tools/trust/rolling-restart.test.ts": [
        "row 92: learners notice nothing while two servers are restarted one after the other",
      ],
      "apps/api/src/main.test.ts": ["answers every accepted request on SIGTERM under load"],
    },
  },
  {
    row: 93,
    fault: "The database is restored from a backup",
    outcome:
      "The old data is kept, and the end of its log goes along. `npm run drill:restore`, below, says which answers are back and checks the books and scores",
    tests: {
      "deploy/backup/restore.test.ts": [
        "keeps the old data, and takes the end of its log along",
        "takes the log along, too, after a try that ran out of space",
        "takes the log along, too, after a time that PostgreSQL didn't reach",
      ],
    },
  },
  {
    row: 94,
    fault: "The outbox dies after sending an email but before recording it",
    outcome: "At most one extra email, with the same Message-ID",
    tests: {
      "apps/api/src/platform/mail/mail.test.ts": [
        "sends one more email with the same id when a worker dies between sending and marking",
      ],
    },
  },
  {
    row: 95,
    fault: "The blog's feed is down, huge, not a feed, or leads into our own network",
    outcome: "A readable error; no request goes to our network",
    tests: {
      "apps/api/src/features/blog/blog.test.ts": [
        "answers with an error and a message when a blog is down",
        "answers the same when a blog refuses the connection",
        "gives up on a blog that %s",
        "reads no more than five megabytes",
        "answers with an error for %s",
        "follows no redirect, whatever its address",
      ],
      "apps/api/src/platform/http/fetch-outside.test.ts": [
        "refuses to connect to a public name that leads to %s",
        "reports a name without addresses",
        "refuses to fetch %s",
      ],
    },
  },
  {
    row: 96,
    fault: "Data is exported or erased during a test or a payment",
    outcome: "The data is consistent, and the sessions end",
    tests: {
      "apps/api/src/features/account/erase/account-data.test.ts": [
        "gives a learner a copy of everything stored, without secrets",
      ],
      "apps/api/src/features/mock-test/take/account-closed.test.ts": [
        "row 96: a copy asked for during a section takes neither an answer nor the section away",
        "row 96: closing an account ends its sessions, and the section goes on if it's kept",
        "row 96: erasing an account while an answer is on its way leaves nothing of the test",
      ],
      "apps/api/src/features/payments/refund/refunds.test.ts": [
        "row 96: keeps a payment on its way in the books when its account is erased",
      ],
    },
  },
];
