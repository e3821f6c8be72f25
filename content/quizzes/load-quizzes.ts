import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Section } from "@theta/items";
import { parse } from "yaml";
import { z } from "zod";
import { HERE } from "../source-files.ts";
import { type Draw, type QuizForm, quizForm } from "./quiz-form.ts";

export const PICKED_QUESTIONS = join(HERE, "quizzes", "picked-questions.json");

/** A free quiz with its questions in order. */
export interface Quiz {
  readonly key: string;
  readonly section: Section;
  /** In its section's list, starting at 1. */
  readonly place: number;
  readonly name: string;
  readonly about: string;
  readonly seconds: number;
  readonly availableFrom: string;
  readonly questions: readonly string[];
  /** What the questions were drawn from, and must match. */
  readonly draws: readonly Draw[];
}

export async function readQuizForms(): Promise<QuizForm[]> {
  const text = await readFile(join(HERE, "quizzes", "quizzes.yaml"), "utf8");
  const parsed = z.array(quizForm).safeParse(parse(text));
  if (!parsed.success)
    throw new Error(`content/quizzes/quizzes.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Which questions are in which quiz; written by `npm run quizzes:pick`. */
export async function readPickedQuestions(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile(PICKED_QUESTIONS, "utf8")) as Record<string, string[]>;
}

export async function loadQuizzes(): Promise<Quiz[]> {
  const [forms, picked] = await Promise.all([readQuizForms(), readPickedQuestions()]);
  const places = new Map<Section, number>();
  return forms.map(({ key, section, name, about, seconds, from, questions: draws }) => {
    const place = (places.get(section) ?? 0) + 1;
    places.set(section, place);
    return {
      key,
      section,
      place,
      name,
      about,
      seconds,
      availableFrom: from,
      questions: picked[key] ?? [],
      draws,
    };
  });
}
