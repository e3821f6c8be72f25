/**
 * How long saving an answer takes while many learners do it: `npm run bench:answers [-- --rate 200 --seconds 20]`.
 * A server of its own on a database of its own; requests leave at their times whether or not earlier
 * ones have come back, so that a slow server cannot hide by slowing its clients.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { API_BASE, freeQuiz, type RunningQuiz, user } from "@theta/contract";
import { readOptions, runCommand, wholeNumber } from "../scripts/command-options.ts";

const MAIN = fileURLToPath(new URL("../apps/api/src/main.ts", import.meta.url));
const PORT = 4291;
const SITE = `http://localhost:${PORT}`;
/** One address may verify thirty sign-ups an hour. */
const LEARNERS = 25;
/** Ten questions, each chosen and then changed on going on. */
const SAVES_OF_A_QUIZ = 20;
const PASSWORD = "nine copper owls";
/** Not fetch: on the machine of the server that takes as much of it as the server's own work. */
const connections = new Agent({ keepAlive: true, timeout: 2_000 });

await runCommand(async () => {
  const options = readOptions({
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "20" },
  });
  const rate = wholeNumber("rate", options.rate);
  const seconds = wholeNumber("seconds", options.seconds);
  const folder = mkdtempSync(join(tmpdir(), "theta-bench-"));
  const server = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DATA_FOLDER: folder,
      PORT: String(PORT),
      LOG_LEVEL: "error",
      REQUESTS_PER_MINUTE: "1000000",
    },
  });
  try {
    await ready(server);
    const walkers: Walker[] = [];
    // One by one: making accounts is dear on purpose.
    for (let k = 0; k < LEARNERS; k++) walkers.push(await createWalker(k));
    await load(walkers, rate, 3);
    report(await load(walkers, rate, seconds), rate, seconds);
  } finally {
    connections.destroy();
    if (server.kill("SIGTERM")) await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
});

async function ready(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    const answer = await fetch(`${SITE}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function send<T>(
  { method, path }: { method: string; path: string },
  input: object,
  token?: string,
): Promise<T> {
  const isQuery = method === "GET";
  const query = isQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const body = isQuery ? "" : JSON.stringify(input);
  const asking = request(`${SITE}${API_BASE}${path}${query}`, {
    agent: connections,
    method,
    headers: {
      ...(isQuery ? {} : { "content-type": "application/json" }),
      "content-length": Buffer.byteLength(body),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  const reply = (await json(answer)) as { result: T; message?: string };
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${reply.message}`);
  return reply.result;
}

/** A learner who goes through one quiz after another, each question chosen, changed and left. */
interface Walker {
  /** Sends the next save; null while the learner still waits for what came before. */
  step: () => Step | null;
}

interface Step {
  kept: Promise<unknown>;
  /** After the last answer of a quiz the learner ends it and starts the next one. */
  goneOn: Promise<void>;
}

/** Mails are written after the reply. */
async function mailedCode(email: string): Promise<string> {
  for (;;) {
    const mails = await fetch(`${SITE}/dev/mailbox/messages?to=${email}`);
    const [mail] = (await mails.json()) as { text: string }[];
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? "") ?? [];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function createWalker(k: number): Promise<Walker> {
  const email = `bench-${k}@example.org`;
  const person = { name: "Ana Bench", phone: "5550100", email, password: PASSWORD };
  const { userId } = await send<{ userId: string }>(user.sendRegistrationOtp, person);
  const otp = await mailedCode(email);
  await send(user.verifyRegistrationOtp, { userId, otp, email });
  const { accessToken } = await send<{ accessToken: string }>(user.login, {
    email,
    password: PASSWORD,
  });
  const quizzes = await send<{ freeQuizId: string }[]>(
    freeQuiz.list,
    { quizType: "3", testType: "1", itemsPerPage: "50" },
    accessToken,
  );
  const queue = quizzes.map(({ freeQuizId }) => freeQuizId);
  const start = async (): Promise<RunningQuiz> => {
    const freeQuizId = queue.shift();
    if (!freeQuizId) throw new Error("The learners have taken every quiz: ask for fewer seconds.");
    return await send<RunningQuiz>(freeQuiz.start, { freeQuizId }, accessToken);
  };
  let quiz = await start();
  let { question } = quiz;
  let saves = 0;
  let isBusy = false;

  async function save(): Promise<RunningQuiz["question"] | null | undefined> {
    const isAdvancing = ++saves % 2 === 0;
    const option = question.options[saves % question.options.length];
    const { next } = await send<{ next?: RunningQuiz["question"] | null }>(
      freeQuiz.saveAnswer,
      {
        freeQuizId: quiz.freeQuizId,
        questionId: question.questionId,
        answerId: option?.optionId,
        isAdvancing,
      },
      accessToken,
    );
    return next;
  }

  async function goOn(next: Awaited<ReturnType<typeof save>>): Promise<void> {
    if (next === null) {
      await send(freeQuiz.submit, { freeQuizId: quiz.freeQuizId }, accessToken);
      quiz = await start();
      question = quiz.question;
    } else if (next) question = next;
  }

  // Learners are not all at the same question.
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
  /** Milliseconds of every save, counted from the time at which it was due. */
  times: number[];
  /** Saves that did not leave, because every learner still waited for one before. */
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
