import { expect, test } from "vitest";
import { nameWords } from "./name-words.rules.ts";

test.each([
  ["Asha Rao", ["asha", "rao"]],
  [" José  ÁLVAREZ ", ["jose", "alvarez"]],
  ["Ann-Li O'Brien, Jr.", ["ann", "li", "o", "brien", "jr"]],
  ["Søren Łukasz Groß", ["soren", "lukasz", "gross"]],
  ["李明", ["李明"]],
  ["Иван Ёлкин", ["иван", "елкин"]],
  ["राव", ["राव"]],
  ["İpek", ["ipek"]],
  ["Ｗｅｉ", ["wei"]],
  ["Li Li", ["li"]],
  ["50% _\\'", ["50"]],
  ["🙂", []],
])("takes %j apart into %j", (name, words) => {
  expect(nameWords(name)).toEqual(words);
});
