import { expect, test } from "vitest";
import { apply, mutantsOf } from "./mutate-code.ts";

/** The whole source after each possible change to a program. */
const changed = (source: string, file = "a.ts") =>
  mutantsOf(file, source).map((mutant) => apply(source, mutant));

test.each([
  ["a boundary, and its opposite", "a < b", ["a <= b", "a >= b"]],
  ["an equality", "a === b", ["a !== b"]],
  ["and", "a && b", ["a || b"]],
  ["or, in parentheses", "(a) || (b)", ["(a) && (b)"]],
  ["arithmetic", "a * b", ["a / b"]],
  ["a sum", "a += b", ["a -= b"]],
  ["a count", "k++", ["k--"]],
  ["a negation", "!a", ["a"]],
  ["a boolean", "() => true", ["() => false"]],
  ["a number", "f = 5", ["f = (6)", "f = (4)"]],
  ["a string", "f = 'a'", ['f = ""']],
  ["a template", "f = `a${b}`", ["f = ``"]],
  ["a list", "f = [a]", ["f = []"]],
  ["a condition", "if (a) b; else c", ["if (!(a)) b; else c"]],
  ["a choice", "a ? b : c", ["!(a) ? b : c"]],
  ["a call for its effect", "a(); ", ["; "]],
  ["an awaited call", "async () => { await a.b(); }", ["async () => { ; }"]],
])("changes %s", (_, source, expected) => {
  expect(changed(source)).toEqual(expected);
});

test.each([
  ["types", "let a: 'b' | 5 = c as Record<'d', [1]>"],
  ["messages of thrown errors", "throw new Error(`no ${a}` + 'b')"],
  ["module names", "import 'a'; import b from 'c'; export * from 'd'; export { e } from 'f'"],
  ["keys", "f = { 'a-b': c }; class D { 'e' = g }"],
  ["joined strings", "a + `` + b"],
  ["what is already empty", "f = []; g = ''; h = ``"],
  ["a parent's constructor", "class A extends B { constructor() { super(); } }"],
])("leaves %s alone", (_, source) => {
  expect(changed(source)).toEqual([]);
});

test("leaves what a page says and its markup alone, but changes what it computes", () => {
  const source = `const A = () => <p className="b" hidden={c > d}>Text{e && f}</p>`;
  expect(changed(source, "a.tsx")).toEqual([source.replace("&&", "||")]);
});

test("changes code inside a type's brackets", () => {
  expect(changed("a(b < c as boolean)!")).toContain("a(b <= c as boolean)!");
});

test("changes a condition that compares or negates only once", () => {
  expect(changed("if (a === b) c")).toEqual(["if (a !== b) c"]);
  expect(changed("if (!a) c")).toEqual(["if (a) c"]);
});

test("says where a mutant is and what it replaces", () => {
  expect(mutantsOf("a.ts", "f();\n// é\nif (b && c) d;")[1]).toEqual({
    file: "a.ts",
    line: 3,
    start: expect.any(Number),
    end: expect.any(Number),
    was: "b && c",
    becomes: "!(b && c)",
  });
});

test("refuses a file that can't be read, by name", () => {
  expect(() => mutantsOf("a.ts", "if (")).toThrow(/^a.ts can't be read/);
});
