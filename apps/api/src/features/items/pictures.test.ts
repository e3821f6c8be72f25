import { createHash } from "node:crypto";
import { pictureAddress, questionBank } from "@theta/contract";
import type { BankItem } from "@theta/items";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { bankOfTest, createQuizWorld } from "../free-quiz/test-quizzes.ts";
import { importBank } from "../question-bank/import-bank.ts";

const pictureOf = (words: string) => {
  const bytes = Buffer.from(words);
  const file = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`;
  return { file, bytes };
};
const FIRST = pictureOf("first drawing");
const SECOND = pictureOf("second drawing");

/** The quiz tests' bank, with this picture in every question. */
function picturedBank(picture = FIRST) {
  const { file } = picture;
  const bank = bankOfTest();
  const items = bank.items.map((item) => ({
    ...item,
    content: withPicture(item.content, file),
    hash: `${item.hash} ${file}`,
  }));
  return { ...bank, items, pictures: [picture] };
}

function withPicture(content: BankItem["content"], file: string): BankItem["content"] {
  const files = [{ file, width: 960, height: 640 }];
  const picture = {
    _id: "stem-picture",
    sectionType: 2 as const,
    role: "stem" as const,
    displayText: "<p>What it says.</p>",
    alt: "A map.",
    files,
  };
  return {
    ...content,
    sections: [...content.sections, picture],
    options: content.options.map((option) => ({ ...option, files })),
  };
}

test("serves a picture forever to anyone who knows its name", async () => {
  const { app, db } = await createTestApp();
  await importBank(db, { stamp: "one", load: async () => picturedBank() });
  const address = pictureAddress(FIRST.file);
  const { statusCode, headers, rawPayload } = await app.inject(address);
  expect([statusCode, rawPayload.toString()]).toEqual([200, "first drawing"]);
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  const again = await app.inject({
    url: address,
    headers: { "if-none-match": String(headers["etag"]) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await app.inject({ method: "HEAD", url: address })).statusCode).toBe(200);
});

test.each(["0".repeat(32) + ".webp", "..%2f..%2fpackage.json", "x.webp", "%00.webp"])(
  "has no picture %s and lets nothing cache that answer",
  async (file) => {
    const { app } = await createTestApp();
    const { statusCode, headers } = await app.inject(pictureAddress(file));
    expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
  },
);

test("gives a question's picture addresses only once it is served", async () => {
  const { call, db, token, other, start } = await createQuizWorld();
  await importBank(db, { stamp: "pictured", load: async () => picturedBank() });
  const { questionId } = (await start()).question;
  const details = await call(questionBank.questionDetails, { questionId }, { token });
  const { sections, options } = details.body.result;
  const image = {
    imageURL: pictureAddress(FIRST.file),
    width: 960,
    height: 640,
    sizes: [{ imageURL: pictureAddress(FIRST.file), width: 960 }],
  };
  expect(sections.at(-1)).toEqual({
    _id: "stem-picture",
    sectionType: 2,
    role: "stem",
    displayText: "<p>What it says.</p>",
    displayImage: { ...image, alt: "A map." },
  });
  expect(options[0]).toMatchObject({ optionType: 2, displayImage: image });
  const elsewhere = await call(questionBank.questionDetails, { questionId }, { token: other });
  expect(elsewhere.statusCode).toBe(404);
  expect(JSON.stringify(elsewhere.body)).not.toContain(FIRST.file);
});

test("keeps the original picture of a question that was served", async () => {
  const { app, call, db, token, start } = await createQuizWorld();
  await importBank(db, { stamp: "first", load: async () => picturedBank(FIRST) });
  const { questionId } = (await start()).question;
  await importBank(db, { stamp: "second", load: async () => picturedBank(SECOND) });
  const details = await call(questionBank.questionDetails, { questionId }, { token });
  expect(JSON.stringify(details.body)).toContain(FIRST.file);
  expect((await app.inject(pictureAddress(FIRST.file))).statusCode).toBe(200);
  expect((await app.inject(pictureAddress(SECOND.file))).statusCode).toBe(200);
});
