import { SECTIONS } from "@theta/items";
import { z } from "zod";

export const QUIZ_QUESTIONS = 10;
const DEFAULT_SECONDS = 900;

/** Which questions a quiz draws: how many, from which areas or topics, and how hard. */
const drawForm = z.strictObject({
  take: z.int().min(1).max(QUIZ_QUESTIONS),
  difficulty: z.tuple([z.int().min(1), z.int().max(10)]),
  areas: z.array(z.string()).optional(),
  /** One of these labels: a subtopic, a kind, pure or real. */
  topics: z.array(z.string()).optional(),
  /** For passages. */
  fields: z.array(z.string()).optional(),
});

export const quizForm = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  section: z.enum(SECTIONS),
  name: z.string().min(3).max(60),
  about: z.string().min(10).max(120),
  /** Available From. */
  from: z.iso.date(),
  seconds: z.int().min(60).default(DEFAULT_SECONDS),
  questions: z
    .array(drawForm)
    .refine(
      (draws) => draws.reduce((sum, { take }) => sum + take, 0) === QUIZ_QUESTIONS,
      `must take ${QUIZ_QUESTIONS} questions in all`,
    ),
});

export type QuizForm = z.output<typeof quizForm>;
export type Draw = QuizForm["questions"][number];
