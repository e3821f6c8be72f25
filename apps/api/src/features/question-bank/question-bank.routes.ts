import { DONE, pictureAddress, questionBank, type ReviewedQuestion } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type ContactHost, createContactServices } from "../contact/contact-services.ts";
import { takeReport } from "../contact/take-report.ts";
import { serveQuizQuestion, solveQuizQuestion } from "../free-quiz/take/quiz-question.ts";
import { createPictureReader } from "../items/read-picture.ts";
import { serveMockQuestion, solveMockQuestion } from "../mock-test/results/mock-question.ts";
import { servePracticeQuestion, solvePracticeQuestion } from "../practice/practice-question.ts";

/** Single questions, for learners who were served them: nobody may browse the bank. */
export function questionBankRoutes(app: FastifyInstance, host: ContactHost): void {
  const { db } = host;
  const readPicture = createPictureReader(db);
  const contactServices = createContactServices(host);

  handle(app, questionBank.questionDetails, async ({ query, caller }) => {
    const which = { learnerId: caller.learnerId, questionId: query.questionId };
    const question =
      (await serveQuizQuestion(db, which)) ??
      (await serveMockQuestion(db, which)) ??
      (await servePracticeQuestion(db, which));
    if (!question) throw noSuchQuestion();
    return { result: question };
  });

  handle(app, questionBank.solutionDetails, async ({ query, caller }) => ({
    result: await requireSolved(db, caller.learnerId, query.questionId),
  }));

  handle(app, questionBank.reportProblem, async ({ body, caller }) => {
    // Anyone who may read the solution may say what's wrong with it.
    await requireSolved(db, caller.learnerId, body.questionId);
    await takeReport(contactServices, body, caller.learnerId);
    return DONE;
  });

  // An <img> can't say who is asking. Anyone who was served the question knows the name, which is a
  // hash.
  app.get<{ Params: { file: string } }>(
    pictureAddress(":file"),
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const bytes = await readPicture(params.file);
      if (!bytes) throw new Refusal(404, "not-found", "We couldn't find that picture.");
      const etag = `"${params.file}"`;
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("etag", etag)
        .header("x-robots-tag", "noindex");
      if (headers["if-none-match"] === etag) return await reply.code(304).send();
      return await reply.type("image/webp").send(bytes);
    },
  );
}

async function requireSolved(
  db: Db,
  learnerId: string,
  questionId: string,
): Promise<ReviewedQuestion> {
  const which = { learnerId, questionId };
  const question =
    (await solveQuizQuestion(db, which)) ??
    (await solveMockQuestion(db, which)) ??
    (await solvePracticeQuestion(db, which));
  if (!question) throw noSuchQuestion();
  return question;
}

function noSuchQuestion(): Refusal {
  return new Refusal(
    404,
    "not-found",
    "We couldn't find that question among the ones you've seen.",
  );
}
