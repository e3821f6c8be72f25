import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { forBrowser } from "./contract-for-browser.ts";

const CODE = `
const Card = z.strictObject({ id: z.string() });
const quizzes = {
  list: route({
    method: "GET",
    path: "/quizzes",
    summary: "Lists quizzes.",
    query: z.object({ page: wholeNumber("page") }),
    reply: list(Card),
    errors: ["busy"],
  }),
  ...more,
};
const PAGE_SIZE = 10;
const doubled = (n) => Math.abs(n) * 2;
`;

test("a call keeps what a browser sends it by, and no schema", () => {
  const code = forBrowser(CODE, "quizzes.ts");
  const asked: string[] = [];
  const z = new Proxy({}, { get: (_, name) => () => void asked.push(String(name)) });
  const told: unknown = runInNewContext(
    `${code}; ({ ...quizzes, PAGE_SIZE, double: doubled(-2) })`,
    {
      z,
      more: { start: 1 },
      route: (one: object) => one,
    },
  );
  expect(JSON.parse(JSON.stringify(told))).toEqual({
    list: { method: "GET", path: "/quizzes", query: true, errors: ["busy"] },
    start: 1,
    PAGE_SIZE: 10,
    double: 4,
  });
  expect(asked).toEqual(["string", "strictObject"]);
});

test("a schema that no screen uses can go", () => {
  const code = forBrowser(CODE, "quizzes.ts");
  expect(code).toContain("const Card = /* @__PURE__ */ (() => (z.strictObject");
  expect(code).toContain("const PAGE_SIZE = 10;");
});
