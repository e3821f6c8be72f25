import { Answer, PublicQuestion, ReviewedQuestion } from "@theta/contract";
import { expect, test } from "vitest";
import { toBankItems } from "./bank-item.ts";
import { faultOfAnswer, isCorrect } from "./score-answer.ts";
import { toPublicQuestion, toReviewedQuestion } from "./public-view.ts";
import { SAMPLES } from "./test-samples.ts";

const items = SAMPLES.flatMap((sample) => toBankItems(sample));
const cases = items.map((item) => [item.format, item] as const);

function serve(item: (typeof items)[number]) {
  return { questionId: "q", format: item.format, content: item.content };
}

test("has a sample of every format", () => {
  expect(new Set(items.map(({ format }) => format)).size).toBe(8);
});

test.each(cases)(
  "shows no key in the public view of %s, which fits the strict contract",
  (_, item) => {
    const question = PublicQuestion.parse(toPublicQuestion(serve(item)));
    const text = JSON.stringify(question);
    for (const secret of [
      "isKey",
      "isCorrect",
      "why",
      "rationale",
      "solution",
      "slip",
      "difficulty",
    ])
      expect(text).not.toContain(`"${secret}"`);
    for (const { why } of item.content.options) expect(text).not.toContain(JSON.stringify(why));
    expect(text).not.toContain(JSON.stringify(item.content.solution.idea));
  },
);

test.each(cases)("shows key, reasons, and solution in the review of %s", (_, item) => {
  const review = ReviewedQuestion.parse(
    toReviewedQuestion({ ...serve(item), topicName: item.topicName, difficulty: item.difficulty }),
  );
  const groups = review.parts?.map(({ options }) => options) ?? [review.options];
  for (const options of groups)
    expect(options.filter((option) => option.isCorrect)).toHaveLength(1);
  expect(review.solution[0]?.role).toBe("idea");
});

test.each(cases)(
  "scores the key of %s, but no answer with a wrong part, and refuses unknown options",
  (_, item) => {
    const { parts, options } = item.content;
    const right = (own: typeof options) => own.find(({ isKey }) => isKey)!.id;
    const wrong = (own: typeof options) => own.find(({ isKey }) => !isKey)!.id;
    if (parts.length === 0) {
      expect(isCorrect(item.content, { optionId: right(options) })).toBe(true);
      expect(isCorrect(item.content, { optionId: wrong(options) })).toBe(false);
      expect(faultOfAnswer(item.content, { optionId: "of another" })).toBe("unknown-option");
      expect(faultOfAnswer(item.content, { parts: [] })).toBe("wrong-shape");
      return;
    }
    const all = parts.map(({ id, options: own }) => ({ partId: id, optionId: right(own) }));
    expect(isCorrect(item.content, Answer.parse({ parts: all }) as { parts: typeof all })).toBe(
      true,
    );
    for (const [k, { options: own }] of parts.entries()) {
      const almost = all.map((one, j) => (j === k ? { ...one, optionId: wrong(own) } : one));
      expect(isCorrect(item.content, { parts: almost })).toBe(false);
    }
    expect(faultOfAnswer(item.content, { parts: all.slice(1) })).toBe("part-missing");
    expect(faultOfAnswer(item.content, { parts: [...all, all[0]!] })).toBe("part-twice");
    expect(faultOfAnswer(item.content, { parts: [{ ...all[0]!, partId: "x" }] })).toBe(
      "unknown-part",
    );
    expect(faultOfAnswer(item.content, { parts: [{ ...all[0]!, optionId: "x" }] })).toBe(
      "unknown-option",
    );
    expect(faultOfAnswer(item.content, { optionId: all[0]!.optionId })).toBe("wrong-shape");
  },
);

test("keeps option ids from one rendering to the next, different for each item", () => {
  const again = SAMPLES.flatMap((sample) => toBankItems(sample));
  expect(again).toEqual(items);
  const ids = items.flatMap(({ content }) =>
    [...content.options, ...content.parts.flatMap(({ options }) => options)].map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("names an item that cannot be rendered", () => {
  const [problem] = SAMPLES;
  expect(() => toBankItems({ ...problem, stem: "Is $\\frac{1$?" } as (typeof SAMPLES)[0])).toThrow(
    /Item sample-problem cannot be rendered: TeX/,
  );
});
