/**
 * Measures how long it takes to save an answer while many learners do: `npm run bench:answers [--
 * --rate 200 --seconds 20]`. Uses its own server and database. Requests leave on schedule whether
 * or not earlier ones have returned, so that a slow server can't hide by slowing down its clients.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeQuiz, quizFieldsOf, type RunningQuiz } from "@theta/contract";
import { readOptions, runCommand, wholeNumber } from "../command-options.ts";
import { signUpLearner, closeConnections, productCalls } from "../shots/product-calls.ts";
import { startProductServer } from "../shots/product-server.ts";

const PORT = 4291;
/** One address may verify thirty sign-ups an hour. */
const LEARNERS = 25;
/** Ten questions, each answered and then changed on the way to the next. */
const SAVES_OF_A_QUIZ = 20;

await runCommand(async () => {
  const options = readOptions({
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "20" },
  });
  const rate = wholeNumber("rate", options.rate);
  const seconds = wholeNumber("seconds", options.seconds);
  const folder = mkdtempSync(join(tmpdir(), "theta-bench-"));
  try {
    const server = await startProductServer(PORT, { DATA_FOLDER: folder });
    try {
      const walkers: Walker[] = [];
      // One by one, because creating accounts is expensive on purpose.
      for (let k = 0; k < LEARNERS; k++) walkers.push(await createWalker(server.site, k));
      await load(walkers, rate, 3);
      report(await load(walkers, rate, seconds), rate, seconds);
    } finally {
      closeConnections();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A learner who takes one quiz after another and chooses, changes, and leaves each question. */
interface Walker {
  /** Sends the next save; null while the learner is still waiting for the one before. */
  step: () => Step | null;
}

interface Step {
  kept: Promise<unknown>;
  /** After the last answer of a quiz, the learner ends it and starts the next one. */
  goneOn: Promise<void>;
}

async function createWalker(site: string, k: number): Promise<Walker> {
  const { ask } = productCalls(site);
  const { token } = await signUpLearner(site, { ask }, `bench-${k}@example.org`);
  const quizzes = await ask(
    freeQuiz.list,
    { quizType: "3", testType: "1", itemsPerPage: "50" },
    token,
  );
  const queue = quizzes.result.map(({ freeQuizId }) => freeQuizId);
  const start = async (): Promise<RunningQuiz> => {
    const freeQuizId = queue.shift();
    if (!freeQuizId) throw new Error("The learners have taken every quiz: ask for fewer seconds.");
    return (await ask(freeQuiz.start, { freeQuizId }, token)).result;
  };
  let quiz = await start();
  let { question } = quiz;
  let saves = 0;
  let isBusy = false;

  async function save(): Promise<RunningQuiz["question"] | null | undefined> {
    const isAdvancing = ++saves % 2 === 0;
    const option = question.options[saves % question.options.length];
    const { result } = await ask(
      freeQuiz.saveAnswer,
      {
        freeQuizId: quiz.freeQuizId,
        questionId: question.questionId,
        ...(option && quizFieldsOf(option)),
        isAdvancing,
      },
      token,
    );
    return result.next;
  }

  async function goOn(next: Awaited<ReturnType<typeof save>>): Promise<void> {
    if (next === null) {
      await ask(freeQuiz.submit, { freeQuizId: quiz.freeQuizId }, token);
      quiz = await start();
      question = quiz.question;
    } else if (next) question = next;
  }

  // Puts the learners at different questions.
  for (let n = 0; n < k % SAVES_OF_A_QUIZ; n++) await goOn(await save());
  return {
    step: () => {
      if (isBusy) return null;
      isBusy = true;
      const kept = save();
      return { kept, goneOn: kept.then(goOn).finally(() => (isBusy = false)) };
    },
  };
}

interface Load {
  /** Milliseconds for every save, counted from when it was due. */
  times: number[];
  /** Saves that were never sent because every learner was still waiting for an earlier one. */
  unsent: number;
}

async function load(walkers: Walker[], rate: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const began = performance.now();
  let next = 0;
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    for (let tries = 0; tries < walkers.length; tries++) {
      const step = walkers[next++ % walkers.length]?.step();
      if (!step) continue;
      pending.push(
        step.goneOn,
        step.kept.then(() => void times.push(performance.now() - due)),
      );
      break;
    }
  }
  await Promise.all(pending);
  return { times, unsent: rate * seconds - times.length };
}

function report({ times, unsent }: Load, rate: number, seconds: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1)} ms`;
  console.log(
    `${sorted.length} answers saved${unsent > 0 ? `, ${unsent} could not leave,` : ""} in ${seconds} s at ${rate}/s: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, worst ${at(1)}`,
  );
}
