import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Answer } from "./shared/answer.ts";
import {
  answerOf,
  answerSent,
  givenFields,
  givenFieldsOf,
  mockFieldsOf,
  quizFieldsOf,
  selectedFieldsOf,
} from "./answer-fields.ts";
import { freeQuiz } from "./free-quiz.ts";
import { mockTest } from "./mock-test/mock-test.ts";
import { practice } from "./practice.ts";

const UUID = "00000000-0000-4000-8000-000000000000";
const id = fc.string({ maxLength: 64 });
const oneOption = fc.record({ optionId: id }, { noNullPrototype: true });
const onePart = fc.record({ partId: id, optionId: id }, { noNullPrototype: true });
const anAnswer: fc.Arbitrary<Answer> = fc.oneof(
  oneOption,
  fc.record(
    { parts: fc.array(onePart, { minLength: 1, maxLength: 6 }) },
    { noNullPrototype: true },
  ),
);

/** Over the wire and through the schema on the other side. */
function received<S extends z.ZodMiniType>(schema: S, sent: object): z.output<S> {
  return schema.parse(JSON.parse(JSON.stringify(sent)));
}

test.each([
  [
    "a quiz",
    (answer: Answer) =>
      received(freeQuiz.saveAnswer.body, {
        freeQuizId: UUID,
        questionId: UUID,
        ...quizFieldsOf(answer),
      }),
  ],
  [
    "practice",
    (answer: Answer) =>
      received(practice.answer.body, { questionId: UUID, ...quizFieldsOf(answer) }),
  ],
  [
    "a mock",
    (answer: Answer) =>
      received(mockTest.submitAnswer.body, {
        mockTestId: UUID,
        questionId: UUID,
        ...mockFieldsOf(answer),
      }),
  ],
])("delivers what is sent to %s unchanged", (_, send) => {
  fc.assert(
    fc.property(anAnswer, (answer) => {
      expect(answerSent(send(answer))).toEqual(answer);
    }),
  );
});

test("returns what was chosen, with a question or on its own", () => {
  fc.assert(
    fc.property(fc.option(anAnswer), (answer) => {
      const given = received(z.strictObject(givenFields), givenFieldsOf(answer));
      expect(given.isAnswered).toBe(answer !== null);
      expect(answerOf(given)).toEqual(answer);

      const { result } = received(freeQuiz.selectedAnswer.reply, {
        result: selectedFieldsOf(answer),
      });
      const { isAnswered, answerId, parts } = result;
      expect(isAnswered).toBe(answer !== null);
      expect(answerSent({ answerId: answerId ?? undefined, parts })).toEqual(answer);
    }),
  );
});

const PARTS = [{ partId: "row-1", optionId: "yes" }];

test("uses the specification's names", () => {
  const option = { optionId: "a" };
  const parts = { parts: PARTS };
  expect([option, parts].map(quizFieldsOf)).toEqual([{ answerId: "a" }, parts]);
  expect([option, parts].map(mockFieldsOf)).toEqual([option, parts]);
  expect([null, option, parts].map(givenFieldsOf)).toEqual([
    { isAnswered: false },
    { isAnswered: true, optionId: "a" },
    { isAnswered: true, partAnswers: PARTS },
  ]);
  expect([null, option, parts].map(selectedFieldsOf)).toEqual([
    { isAnswered: false, answerId: null },
    { isAnswered: true, answerId: "a" },
    { isAnswered: true, answerId: null, parts: PARTS },
  ]);
});

test.each([
  ["nothing", {}, null],
  ["nothing, explicitly", { answerId: undefined, parts: undefined }, null],
  ["an option and parts", { answerId: "a", parts: PARTS }, null],
  ["an option and parts of a mock", { optionId: "a", parts: PARTS }, null],
  // Only the key can say whether the question has such an option and all its parts have an answer.
  ["an option without an id", { answerId: "" }, { optionId: "" }],
  ["one part of several", { parts: PARTS }, { parts: PARTS }],
])("reads what was sent: %s", (_, fields, answer) => {
  expect(answerSent(fields)).toEqual(answer);
});

test.each([
  ["answered, without a choice", { isAnswered: true }, null],
  ["answered, with no part chosen", { isAnswered: true, partAnswers: [] }, null],
  ["not answered, with a choice", { isAnswered: false, optionId: "a" }, null],
  ["one part of several", { isAnswered: true, partAnswers: PARTS }, { parts: PARTS }],
])("reads what was given: %s", (_, fields, answer) => {
  expect(answerOf(fields)).toEqual(answer);
});
