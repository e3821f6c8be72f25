/**
 * What can go wrong, as a list: the one source of docs/trust.md. Tests and comments name rows by
 * their number, so numbers don't change.
 */
import { ACCOUNT_ROWS } from "./account-rows.ts";
import { EXAM_ROWS } from "./exam-rows.ts";
import { INFRASTRUCTURE_ROWS } from "./infrastructure-rows.ts";
import { PAYMENT_ROWS } from "./payment-rows.ts";
import type { Row } from "./row.ts";

export const PARTS: readonly { title: string; rows: readonly Row[] }[] = [
  { title: "Exam", rows: EXAM_ROWS },
  { title: "Payments", rows: PAYMENT_ROWS },
  { title: "Accounts", rows: ACCOUNT_ROWS },
  { title: "Inputs and infrastructure", rows: INFRASTRUCTURE_ROWS },
];

export const ROWS: readonly Row[] = PARTS.flatMap(({ rows }) => rows);

export interface LongRun {
  name: string;
  /** What it tries. */
  tries: string;
  /** Run with npm; the words after the first go to the command. */
  command: readonly [script: string, ...options: string[]];
  /** The lines of its output that the page repeats. */
  figures: RegExp;
}

/** The exit code of a kill test that was stopped early and found no fault. */
export const CUT_SHORT = 3;

/** Runs that take too long to do every day. */
export const LONG_RUNS: readonly LongRun[] = [
  {
    name: "kill",
    tries:
      "The server and the database are killed at random moments while 50 learners take quizzes and mocks, change answers in the review, and buy plans",
    command: ["trust:kill", "--rounds", "100", "--takers", "50"],
    figures: /^Kept: .*|^Broken: .*/gm,
  },
  {
    name: "restore",
    tries: "A whole database is lost and restored from its backup while learners take tests",
    command: ["drill:restore"],
    figures: /^(?:answers|recovery point|recovery time|The books|Each score) .*$/gm,
  },
  {
    name: "fuzz",
    tries: "A hundred thousand requests, most of them wrong, reach every call",
    command: ["fuzz"],
    figures:
      /^\d+ requests with seed.*|^Memory .*|^The s.*|^THE SERVER.*|^No faults.*|^\d+ faults.*/gm,
  },
];

/** "1-10,26" as numbers; null if it isn't such a list, or names a row that doesn't exist. */
export function readRowNumbers(text: string): number[] | null {
  const numbers = text.split(",").flatMap((part) => {
    const [, from = "", to = from] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
    const length = Number(to) - Number(from) + 1;
    return from === "" || length < 1
      ? [Number.NaN]
      : Array.from({ length: Math.min(length, ROWS.length + 1) }, (_, k) => Number(from) + k);
  });
  return numbers.every((number) => ROWS.some(({ row }) => row === number)) ? numbers : null;
}
