import { expect, test } from "vitest";
import { ItemFileError, readItemFile } from "./read-item-file.ts";
import { upgradeForm } from "./upgrade-form.ts";

const ARGUMENT = `form: 1
id: cr-orchard-rows
format: critical-reasoning
kind: weaken
subject: farming
difficulty: 5
author: { kind: written }
argument: |
  An orchard planted its trees in wider rows and harvested more fruit the year after.
stem: Which of the following most weakens the argument?
options:
  - text: The summer was unusually warm.
    key: true
    why: It is another cause of the harvest.
  - { text: b, why: no }
  - { text: c, why: no }
  - { text: d, why: no }
  - { text: e, why: no }
solution:
  idea: Look for another cause.
  steps: [The warm summer is one.]
`;

function faultOf(text: string): ItemFileError {
  try {
    readItemFile("verbal/orchard.yaml", text);
  } catch (error) {
    if (error instanceof ItemFileError) return error;
    throw error;
  }
  throw new Error("The file was taken.");
}

test("fills in what a written item leaves out", () => {
  const [item] = readItemFile("verbal/orchard.yaml", ARGUMENT);
  expect(item).toMatchObject({ id: "cr-orchard-rows", version: 1, state: "draft" });
});

test("reads several items from one file", () => {
  const second = ARGUMENT.replace("cr-orchard-rows", "cr-orchard-rows-2");
  expect(readItemFile("f.yaml", `${ARGUMENT}---\n${second}`)).toHaveLength(2);
});

test.each([
  [
    "a field with a wrong value",
    ARGUMENT.replace("kind: weaken", "kind: weakening"),
    4,
    "kind",
    /weaken/,
  ],
  [
    "a difficulty off the scale",
    ARGUMENT.replace("difficulty: 5", "difficulty: 11"),
    6,
    "difficulty",
    /10/,
  ],
  [
    "an option without a reason",
    ARGUMENT.replace("{ text: d, why: no }", "{ text: d }"),
    17,
    "options[3].why",
    /string/,
  ],
  [
    "two keys",
    ARGUMENT.replace("{ text: b,", "{ text: b, key: true,"),
    12,
    "options",
    /exactly one option.*not 2/,
  ],
  [
    "four options",
    ARGUMENT.replace("  - { text: e, why: no }\n", ""),
    12,
    "options",
    /five options/,
  ],
  [
    "an unknown field",
    ARGUMENT.replace("subject:", "topic: x\nsubject:"),
    5,
    "topic",
    /no field of this form/,
  ],
  [
    "two options that say the same",
    ARGUMENT.replace("text: b,", "text: c,"),
    12,
    "options",
    /different/,
  ],
  [
    "an alias that leads nowhere",
    ARGUMENT.replace("subject: farming", "subject: *nope"),
    1,
    "",
    /nope/,
  ],
  [
    "half a character",
    ARGUMENT.replace("text: b,", 'text: "\\ud800",'),
    15,
    "options[1].text",
    /characters that are none/,
  ],
  ["a form from the future", ARGUMENT.replace("form: 1", "form: 9"), 1, "form", /1/],
  ["text that isn't YAML", ARGUMENT.replace("options:", "options: ]"), 11, "", /./],
  ["an empty document", "", 1, "", /./],
])("refuses %s with file, line, field, and reason", (_, text, line, field, reason) => {
  const fault = faultOf(text);
  expect(fault).toMatchObject({ file: "verbal/orchard.yaml", line, field });
  expect(fault.message).toMatch(reason);
  expect(fault.message).toContain(`verbal/orchard.yaml, line ${line}`);
});

test("upgrades older forms step by step", () => {
  const upgrades = {
    1: ({ heading, ...rest }: Record<string, unknown>) => ({ ...rest, stem: heading }),
    2: (older: Record<string, unknown>) => ({ ...older, state: "draft" }),
  };
  expect(upgradeForm({ form: 1, heading: "x" }, upgrades, 3)).toEqual({
    form: 3,
    stem: "x",
    state: "draft",
  });
  expect(upgradeForm({ form: 3, stem: "x" }, upgrades, 3)).toEqual({ form: 3, stem: "x" });
  expect(upgradeForm("no form", upgrades, 3)).toBe("no form");
});
