import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/** The requirements of OWASP ASVS 5.0.0, by section and level: "3-5" stands for three of them. */
const LEVEL_1 = `1.2: 1-5, 1.3: 1-2, 1.5: 1, 2.1: 1, 2.2: 1-2, 2.3: 1, 3.2: 1-2, 3.3: 1, 3.4: 1-2, 3.5: 1-3, 4.1: 1,
  4.4: 1, 5.2: 1-2, 5.3: 1-2, 6.1: 1, 6.2: 1-8, 6.3: 1-2, 6.4: 1-2, 7.2: 1-4, 7.4: 1-2, 8.1: 1, 8.2: 1-2, 8.3: 1,
  9.1: 1-3, 9.2: 1, 10.4: 1-5, 11.3: 1-2, 11.4: 1, 12.1: 1, 12.2: 1-2, 13.4: 1, 14.2: 1, 14.3: 1, 15.1: 1, 15.2: 1,
  15.3: 1`;
const LEVEL_2 = `1.1: 1-2, 1.2: 6-9, 1.3: 3-11, 1.4: 1-3, 1.5: 2, 2.1: 2-3, 2.2: 3, 2.3: 2-4, 2.4: 1, 3.3: 2-4, 3.4: 3-6,
  3.5: 4-5, 3.7: 1-2, 4.1: 2-3, 4.2: 1, 4.3: 1-2, 4.4: 2-4, 5.1: 1, 5.2: 3, 5.4: 1-3, 6.1: 2-3, 6.2: 9-12, 6.3: 3-4,
  6.4: 3-4, 6.5: 1-5, 6.6: 1-3, 6.8: 1-4, 7.1: 1-3, 7.3: 1-2, 7.4: 3-5, 7.5: 1-2, 7.6: 1-2, 8.1: 2, 8.2: 3, 8.4: 1,
  9.2: 2-4, 10.1: 1-2, 10.2: 1-2, 10.3: 1-4, 10.4: 6-11, 10.5: 1-5, 10.6: 1-2, 10.7: 1-3, 11.1: 1-2, 11.2: 1-3, 11.3: 3,
  11.4: 2-4, 11.5: 1, 11.6: 1, 12.1: 2-3, 12.3: 1-4, 13.1: 1, 13.2: 1-5, 13.3: 1-2, 13.4: 2-5, 14.1: 1-2, 14.2: 2-4,
  14.3: 2-3, 15.1: 2-3, 15.2: 2-3, 15.3: 2-7, 16.1: 1, 16.2: 1-5, 16.3: 1-4, 16.4: 1-3, 16.5: 1-3, 17.1: 1, 17.2: 1-4,
  17.3: 1-2`;

function numbersOf(text: string, level: number): string[] {
  return text.split(",").flatMap((part) => {
    const [, section, first, last = first] = /^\s*([\d.]+): (\d+)(?:-(\d+))?$/.exec(part)!;
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, n) => `${section}.${Number(first) + n} at ${level}`);
  });
}

const required = [...numbersOf(LEVEL_1, 1), ...numbersOf(LEVEL_2, 2)];

const rows = page
  .slice(page.indexOf("## The checklist"))
  .split("\n")
  .flatMap((line) => {
    const [, number, level, asks, answer, where] =
      /^\| (\d+\.\d+\.\d+) +\| (\d) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return number ? [{ number, level, asks: asks!, answer: answer!, where: where! }] : [];
  });

test("every requirement of levels 1 and 2 is there once", () => {
  expect(required).toHaveLength(70 + 183);
  const listed = rows.map(({ number, level }) => `${number} at ${level}`);
  expect(listed.toSorted()).toEqual(required.toSorted());
});

const filesIn = (text: string) =>
  [...text.matchAll(/`([\w@./-]+\.\w+|deploy\/Dockerfile)`/g)].map(([, file]) => file!);

test("each yes names a file that exists, and each other answer a reason", () => {
  const ANSWERS = ["yes", "no", "not applicable"];
  expect(rows.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
  for (const { number, answer, where } of rows) {
    const files = filesIn(where);
    if (answer === "yes") expect([number, files.length > 0]).toEqual([number, true]);
    else expect([number, /\w.*\.$/.test(where)]).toEqual([number, true]);
    const missing = files.filter((file) => file.includes("/") && !existsSync(join(ROOT, file)));
    expect([number, missing]).toEqual([number, []]);
  }
});

test("counts the answers", () => {
  const count = (answer: string, level?: string) =>
    rows.filter((row) => row.answer === answer && (!level || row.level === level)).length;
  const words = page.replaceAll(/\s+/g, " ");
  expect(words).toContain(
    `Of ${rows.length} requirements, ${count("yes")} are a yes, ${count("no")} a no, and ${count("not applicable")} don't apply. Of the 70 of level 1, ${count("no", "1")} are a no.`,
  );
});
