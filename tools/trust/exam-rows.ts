import type { Row } from "./row.ts";

export const EXAM_ROWS: readonly Row[] = [
  {
    row: 1,
    fault: "The server is killed after an answer is committed and before its reply",
    outcome: "The resent answer gets the same reply, and the test moves on once",
    tests: {
      "tools/trust/kill/kill-rounds.test.ts": [
        "keeps what was acknowledged when the server and the database are killed under learners",
      ],
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 1, commit made but reply lost: counts an answer once and lets the learner move on",
      ],
      "e2e/mock-killed.e2e.ts": [
        "killed between the commit and the reply: one answer, one step",
        "killed in the review, before a confirmed change arrives and after it: each is counted once",
      ],
    },
  },
  {
    row: 2,
    fault: "The server is killed before the commit",
    outcome: "The resent answer is stored once",
    tests: {
      "tools/trust/kill/kill-rounds.test.ts": [
        "keeps what was acknowledged when the server and the database are killed under learners",
      ],
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 2, commit not made: counts an answer once and lets the learner move on",
      ],
      "e2e/mock-killed.e2e.ts": ["killed before an answer arrives: it's kept and stored once"],
    },
  },
  {
    row: 3,
    fault: "The server is killed at the last answer of the last section",
    outcome: "The section ends and the result is worked out once",
    tests: {
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 3: gives the same single result again when the mock's last answer was committed and its reply lost",
      ],
      "e2e/mock-killed.e2e.ts": [
        "killed on a section's last answer: it ends once, with its result",
      ],
    },
  },
  {
    row: 4,
    fault: "The database restarts during an answer",
    outcome: "503 for a few seconds; the resent answer is stored",
    tests: {
      "tools/trust/kill/kill-rounds.test.ts": [
        "keeps what was acknowledged when the server and the database are killed under learners",
      ],
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 4: survives every database connection dying between question and answer",
      ],
    },
  },
  {
    row: 5,
    fault: "The primary database dies and its standby takes over",
    outcome: "No acknowledged answer is lost; writes resume within ten seconds",
    tests: {
      "apps/api/src/platform/database/failover.test.ts": [
        "row 5: loses no acknowledged write when the standby takes over, and keeps writing",
      ],
    },
  },
  {
    row: 6,
    fault: "The pool is used up, or a lock is held for 30 seconds",
    outcome: "503 within four seconds, no pile-up, and it recovers",
    tests: {
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 6: refuses an answer as not saved while the database hangs, and accepts it afterward",
      ],
    },
  },
  {
    row: 7,
    fault: "The disk is full, or the database accepts no writes",
    outcome: '503; nothing says "saved"',
    tests: {
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 7: never says that an answer is saved when the database accepts no writes",
      ],
    },
  },
  {
    row: 8,
    fault: "The same answer arrives twenty times at once",
    outcome: "One row, equal replies",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 8: stores the same answer twenty times at once as one, with the same reply for all",
      ],
    },
  },
  {
    row: 9,
    fault: "Two answers to one question from two tabs",
    outcome: "The first counts; the other gets a 409 with the test's current state",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 9: lets the first of two windows win and tells the other where it stands",
      ],
    },
  },
  {
    row: 10,
    fault: "Answer 6 arrives before answer 5",
    outcome: "409, nothing stored",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "rows 10 and 12: does not find questions that were not served, or belong to others or other mocks",
      ],
    },
  },
  {
    row: 11,
    fault: "Question 3 is answered again after question 5",
    outcome: "409, nothing changes",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 11: keeps what was answered",
      ],
    },
  },
  {
    row: 12,
    fault: "A question from another section, test, or learner",
    outcome: "404 or 409",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "rows 10 and 12: does not find questions that were not served, or belong to others or other mocks",
      ],
    },
  },
  {
    row: 13,
    fault: "An option from another question",
    outcome: "400",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 13: refuses an option of another question, half an answer, and two answers in one",
      ],
    },
  },
  {
    row: 14,
    fault: "`isLastQuestion: true` at question 2",
    outcome: "Ignored; the section continues",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 14: does not believe a browser that takes question 2 for the last one",
      ],
    },
  },
  {
    row: 15,
    fault: "A section is ended early",
    outcome: "409 with the time left",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 15: refuses to end a section early and says how much time is left",
      ],
    },
  },
  {
    row: 16,
    fault: "An answer one second before, five seconds after, or eleven seconds after the deadline",
    outcome: "Accepted; accepted and marked late; refused, and the section ends at the deadline",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 16: answers an answer %i s after the deadline with %i",
      ],
    },
  },
  {
    row: 17,
    fault: "The sweep, the last answer, and the end of a section at the same moment",
    outcome: "The section ends once",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "rows 17 and 18: ends a section once when sweeps, the last answer, and the end come together",
      ],
    },
  },
  {
    row: 18,
    fault: "Two servers sweep at the same time",
    outcome: "Nothing is scored twice",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "rows 17 and 18: ends a section once when sweeps, the last answer, and the end come together",
      ],
    },
  },
  {
    row: 19,
    fault: "The sweep doesn't run",
    outcome: "The next read closes whatever is overdue",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 19: ends and scores what is over on reading when there is no sweep",
      ],
    },
  },
  {
    row: 20,
    fault: "Start is pressed ten times, in two tabs, on two servers",
    outcome: "One attempt, one start",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 20: makes one start with one clock and one first question from ten starts in two tabs",
      ],
    },
  },
  {
    row: 21,
    fault: "The reply to Start is lost",
    outcome: "Resume works, on the server's clock",
    tests: {
      "apps/api/src/features/mock-test/take/lost-answers.test.ts": [
        "row 21: lets the learner continue on the server's clock when the reply to a start was lost",
      ],
    },
  },
  {
    row: 22,
    fault: "A section is skipped, or the order is chosen twice or doesn't exist",
    outcome: "409 or 400",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 22: serves sections in an order that is chosen once and is one of six",
      ],
    },
  },
  {
    row: 23,
    fault: "The clock reaches zero with nothing chosen",
    outcome: "The section ends without asking for a choice",
    tests: {
      "e2e/mock-clock.e2e.ts": [
        "at zero with nothing chosen, the section ends and says how far you got",
      ],
      "e2e/free-test-clock.e2e.ts": [
        "at zero with nothing chosen, the quiz is submitted and says how far you got",
      ],
    },
  },
  {
    row: 24,
    fault: "Offline for a minute in the middle of a question, with a reload",
    outcome: "The page says so; the answer is saved and arrives once",
    tests: {
      "e2e/mock-interrupted.e2e.ts": [
        "offline midway: the answer is saved, the page says so, and it's delivered once online",
        "a reload while offline keeps the answer on this device and delivers it afterward",
      ],
      "e2e/free-test-interrupted.e2e.ts": [
        "offline midway: the answer is saved, the page says so, and it's delivered once online",
      ],
    },
  },
  {
    row: 25,
    fault: "Offline across the deadline",
    outcome: "What was answered before is scored; the page says what happened",
    tests: {
      "e2e/mock-clock.e2e.ts": [
        "offline past the deadline, says so, keeps earlier answers, and ends once online",
      ],
      "e2e/free-test-clock.e2e.ts": [
        "offline past the deadline, says so and submits once the connection is back",
      ],
    },
  },
  {
    row: 26,
    fault: "A connection that loses 30% of its packets, lags two seconds, or is half open",
    outcome: "The test gets finished, and nothing is stored twice",
    tests: {
      "e2e/bad-line.e2e.ts": [
        "%s: the quiz gets finished with each answer stored once",
        "%s: the mock continues with each answer stored once",
        "waits for a reply that takes longer than the first timeout, and the quiz continues",
      ],
    },
  },
  {
    row: 27,
    fault: "A reply is cut short, or is a proxy's own page",
    outcome: "It counts as a failure and is retried",
    tests: {
      "e2e/bad-line.e2e.ts": [
        "%s: the quiz gets finished with each answer stored once",
        "%s: the mock continues with each answer stored once",
      ],
      "apps/web/src/features/exam/queue/answer-queue.test.ts": [
        "keeps a lost answer and tries it again when the connection is back",
      ],
      "apps/web/src/lib/call/is-final.test.ts": ["%i %s is the server's final answer: %s"],
      "e2e/mock-interrupted.e2e.ts": ["a proxy's page instead of a reply counts for nothing"],
      "e2e/free-test-interrupted.e2e.ts": [
        "a proxy's page instead of an answer saves nothing, and nothing claims it's saved",
      ],
    },
  },
  {
    row: 28,
    fault: "The learner's clock is wrong, or is changed during a test",
    outcome: "The countdown is right; the server isn't affected",
    tests: {
      "e2e/free-test-clock.e2e.ts": [
        "a clock that's off by %s day shows the right time and loses nothing",
      ],
      "e2e/asleep.e2e.ts": [
        "after five minutes asleep, a laptop shows the right time and the quiz continues",
      ],
      "e2e/mock-clock.e2e.ts": [
        "a clock that's off by %s day shows the right time and loses nothing",
      ],
    },
  },
  {
    row: 29,
    fault: "The server's own clock is ten minutes off",
    outcome: "Deadlines don't move, because they use the database's clock",
    tests: {
      "apps/api/src/features/free-quiz/take/host-clock.test.ts": [
        "uses the database's time for a quiz when the clock is ten minutes off (%i)",
        "keeps tokens alive when the clock goes ten minutes wrong (%i)",
      ],
    },
  },
  {
    row: 30,
    fault: "The tab is hidden for twenty minutes, or the laptop sleeps",
    outcome: "The countdown is right as soon as the page is visible again",
    tests: {
      "e2e/asleep.e2e.ts": [
        "after five minutes asleep, a laptop shows the right time and the quiz continues",
        "a laptop that slept past the end says so when it wakes, and given answers count",
        "a tab hidden for five minutes shows the right time when it's visible again",
        "a tab hidden for twenty minutes submits when it's visible again",
        "after five minutes asleep in a mock, a laptop shows the right time and it continues",
        "a tab hidden past a section's end says how it ended when it's visible again",
      ],
    },
  },
  {
    row: 31,
    fault: "Double and triple clicks, Enter held down",
    outcome: "One step",
    tests: {
      "e2e/free-test.e2e.ts": ["a double click, a triple click, or a key held down is one step"],
      "apps/web/src/features/mock-test/take/mock-question-screen.test.tsx": [
        "keeps the question until the reply and ignores a second press",
      ],
      "e2e/mock-interrupted.e2e.ts": [
        "a double click, a triple click, or a key held down is one step",
        "pressing Start twice and holding it starts one section once",
      ],
    },
  },
  {
    row: 32,
    fault: "Back, forward, reload, close and reopen, another device",
    outcome: "The list of mocks opens, or the test continues with the same question",
    tests: {
      "e2e/mock-interrupted.e2e.ts": [
        "Back is intercepted and leads to the list, whose Resume leads to the same question",
        "the running section continues on another device, with no history and no local data",
        "a second tab takes over, and the first one says so and can take it back",
      ],
      "e2e/free-test.e2e.ts": [
        "the steps lead back to the introduction, a reload keeps the place, and Back leaves",
        "Back returns to the list you came from, whose Resume leads to the same question",
        "a second tab takes over, and the first one says so and can take it back",
      ],
    },
  },
  {
    row: 33,
    fault: "The browser's storage is cleared, broken, full, or forbidden",
    outcome: "No crash; the server knows where the test stands",
    tests: {
      "apps/web/src/features/exam/queue/pending-store.test.ts": [
        "survives full or forbidden storage, but not a reload",
        "removes a damaged or old record: %s",
      ],
      "apps/web/src/lib/session/client-state.test.ts": ["full or blocked storage stops nothing"],
      "e2e/mock-interrupted.e2e.ts": [
        "with local storage cleared or full of garbage, nothing breaks and the server decides",
      ],
      "e2e/free-test-interrupted.e2e.ts": [
        "on a device that saves nothing, says so, breaks nothing, and follows the server",
      ],
    },
  },
  {
    row: 34,
    fault: "A token expires or is revoked during a test",
    outcome: "A new token, and the test continues; or the learner signs in and returns",
    tests: {
      "e2e/mock-meanwhile.e2e.ts": [
        "row 34: when a session ends mid-test, the answer arrives once after signing in again",
      ],
      "e2e/free-test-interrupted.e2e.ts": [
        "when a session ends midway, the answer is still there after signing in again",
      ],
    },
  },
  {
    row: 35,
    fault: "A new version is deployed during a test",
    outcome: "The test continues; a message, not a blank page",
    tests: {
      "e2e/mock-meanwhile.e2e.ts": [
        "row 35: when a deployment removes its files mid-test, the test and its tools keep working",
      ],
      "e2e/site.e2e.ts": ["a new version during use offers a way on, not a white page"],
    },
  },
  {
    row: 36,
    fault: "The plan ends during a mock",
    outcome: "A mock in progress can be finished; no new one starts",
    tests: {
      "apps/api/src/features/mock-test/mock-access.test.ts": [
        "row 36: lets a mock be finished after the plan's end, with results after renewal",
      ],
    },
  },
  {
    row: 37,
    fault: "500 learners with the same deadline",
    outcome: "All are accepted within the grace period, with no 5xx",
    tests: {
      "apps/api/src/features/mock-test/take/same-second.test.ts": [
        "counts every answer that arrives in the grace period, and ends each section once",
        "ends each abandoned section once with two sweeps at the same time",
      ],
    },
  },
  {
    row: 38,
    fault: "The bank is too small; an item is retired or edited during a test",
    outcome: "Another item is served; questions already asked stay as they were",
    tests: {
      "apps/api/src/features/mock-test/take/answer-faults.test.ts": [
        "row 38: keeps an item retired and one edited in mid-section as they were served",
        "row 38: ends a section whose bank shrinks, repeating only what must be repeated",
      ],
    },
  },
  {
    row: 39,
    fault: "Any sequence of calls from any number of clients",
    outcome: "The database agrees with the model",
    tests: {
      "apps/api/src/features/mock-test/take/any-order.test.ts": [
        "in %s mode, no sequence of calls from any number of clients leads anywhere else",
      ],
    },
  },
];
