/**
 * The least that a server can do for two calls: a bare node:http and pg, with the same reads and
 * writes as the product, and no framework, validation, logging, or engine. It reads whether the
 * session is alive and where the learner is, and writes the answer and what comes next.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, API_BASE, freeQuiz, mockTest, type ServedQuestion } from "@theta/contract";
import { isCorrect, type RenderedItem, toPublicQuestion } from "@theta/items";
import pg from "pg";
import { deriveKeys } from "../../apps/api/src/features/account/keys.ts";
import { BENCH_SECRET } from "../world/bench-secrets.ts";

const POOL_SIZE = 10;

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: POOL_SIZE });
const { accessTokens } = deriveKeys(BENCH_SECRET);

interface Caller {
  sub: string;
  sid: string;
}

interface ItemRow {
  item_id: string;
  place: number;
  format: ServedQuestion["format"];
  content: RenderedItem;
}

async function rowsOf<Row>(name: string, sql: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query({ name, text: sql, values })).rows as Row[];
}

function callerOf({ headers }: IncomingMessage): Caller {
  const [head, payload = "", signature = ""] = (headers.authorization ?? "").slice(7).split(".");
  const right = createHmac("sha256", accessTokens).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error("no token");
  return JSON.parse(Buffer.from(payload, "base64url").toString()) as Caller;
}

const IS_ALIVE = `exists (select from sessions
    where learner_id = $1 and id = $4 and ended_at is null and expires_at > now()) as is_alive`;

const QUIZ_STATE = `
  select a.reached, a.total, a.changes, a.deadline, clock_timestamp() as now,
    qq.place, qq.item_id, qq.revision, i.format, i.content, ${IS_ALIVE}
  from quiz_attempts a
  join quizzes q on q.id = a.quiz_id
  join quiz_questions qq on qq.learner_id = a.learner_id and qq.quiz_id = a.quiz_id
  join items i on i.id = qq.item_id
  where a.learner_id = $1 and a.quiz_id = $2 and a.ended_at is null
    and (qq.item_id = $3 or qq.place in (a.reached, a.reached + 1))`;

const QUIZ_ANSWER = `
  with a as (
    update quiz_attempts set reached = $3, changes = $4 + 1
    where learner_id = $1 and quiz_id = $2 and changes = $4 and ended_at is null
    returning learner_id, quiz_id)
  update quiz_questions qq set
    answer = case when qq.place = $5 then $6 else qq.answer end,
    is_correct = case when qq.place = $5 then $7 else qq.is_correct end,
    answered_at = case when qq.place = $5 then $8 else qq.answered_at end,
    revision = case when qq.place = $5 then qq.revision + 1 else qq.revision end,
    shown_at = case when qq.place > $5 then $8 else qq.shown_at end,
    left_at = case when qq.place < $3 then $8 end
  from a
  where qq.learner_id = a.learner_id and qq.quiz_id = a.quiz_id
    and qq.place >= $5 and qq.place <= $3`;

interface QuizRow extends ItemRow {
  is_alive: boolean;
  reached: number;
  total: number;
  changes: number;
  revision: number;
  deadline: Date;
  now: Date;
}

interface QuizInput {
  freeQuizId: string;
  questionId: string;
  answerId?: string;
  parts?: Extract<Answer, { parts: unknown }>["parts"];
  isAdvancing?: boolean;
}

async function answerQuiz({ sub, sid }: Caller, input: QuizInput): Promise<unknown> {
  const { freeQuizId, questionId, answerId, parts, isAdvancing } = input;
  const rows = await rowsOf<QuizRow>("quiz", QUIZ_STATE, [sub, freeQuizId, questionId, sid]);
  const asked = rows.find(({ item_id }) => item_id === questionId);
  if (!asked?.is_alive) throw new Error("no question or no session");
  const answer: Answer = parts ? { parts } : { optionId: answerId! };
  const { place, changes, total, now, revision, deadline } = asked;
  const reached = isAdvancing && place < total ? place + 1 : place;
  await rowsOf("quiz-answer", QUIZ_ANSWER, [
    sub,
    freeQuizId,
    reached,
    changes,
    place,
    JSON.stringify(answer),
    isCorrect(asked.content, answer),
    now,
  ]);
  const next = rows.find((row) => row.place === reached);
  return {
    isAnswered: true,
    revision: revision + 1,
    deadline: deadline.getTime(),
    serverTime: now.getTime(),
    ...(isAdvancing && { next: next && place < total ? served(next) : null }),
  };
}

const MOCK_STATE = `
  select a.mode, m.name, s.id as section_id, s.section, s.total, s.started_at, s.deadline,
    clock_timestamp() as now, q.place, q.item_id, i.key, i.format, i.content, ${IS_ALIVE},
    (select json_agg(json_build_object('place', h.place, 'key', k.key, 'isCorrect', h.is_correct,
        'isScored', h.is_scored, 'a', h.a, 'b', h.b, 'c', h.c) order by h.place)
      from mock_questions h join items k on k.id = h.item_id
      where h.learner_id = s.learner_id and h.section_id = s.id) as served
  from mock_attempts a
  join mocks m on m.id = a.mock_id
  join mock_sections s on s.learner_id = a.learner_id and s.mock_id = a.mock_id
  join mock_questions q on q.learner_id = s.learner_id and q.section_id = s.id
  join items i on i.id = q.item_id
  where a.learner_id = $1 and a.mock_id = $2 and q.item_id = $3
    and s.started_at is not null and s.ended_at is null`;

const MOCK_ANSWER = `
  with a as (
    select 1 from mock_attempts where learner_id = $1 and mock_id = $2 for update),
  item as (
    select id as item_id, format, content, a, b, c from items
    where key = $3 and is_current and pool = 'mock' and exists (select from a)),
  marked as (
    update items set first_served_at = now()
    where id in (select item_id from item) and first_served_at is null),
  answered as (
    update mock_questions set answer = $6, is_correct = $7, answered_at = $8, left_at = $8,
      theta = 0, theta_error = 1
    where learner_id = $1 and section_id = $4 and place = $5),
  asked as (
    insert into mock_questions
      (learner_id, section_id, place, item_id, is_scored, is_repeat, a, b, c, shown_at)
    select $1, $4, $5 + 1, item_id, true, false, a, b, c, $8 from item)
  select item_id, format, content from item`;

interface MockRow extends ItemRow {
  is_alive: boolean;
  mode: string;
  name: string;
  section_id: string;
  section: string;
  key: string;
  total: number;
  started_at: Date;
  deadline: Date;
  now: Date;
}

interface MockInput {
  mockTestId: string;
  questionId: string;
  optionId?: string;
  parts?: QuizInput["parts"];
}

/**
 * Which question comes after which, by section. Any will do that the section hasn't had: choosing
 * one is the engine's work, and the product chose the first.
 */
const following = new Map<string, Map<string, string>>();

async function answerMock({ sub, sid }: Caller, input: MockInput): Promise<unknown> {
  const { mockTestId, questionId, optionId, parts } = input;
  const [row] = await rowsOf<MockRow>("mock", MOCK_STATE, [sub, mockTestId, questionId, sid]);
  if (!row?.is_alive) throw new Error("no question or no session");
  const answer: Answer = parts ? { parts } : { optionId: optionId! };
  const { place, section_id, now } = row;
  const key = following.get(row.section)!.get(row.key)!;
  const [next] = await rowsOf<ItemRow>("mock-answer", MOCK_ANSWER, [
    sub,
    mockTestId,
    key,
    section_id,
    place,
    JSON.stringify(answer),
    isCorrect(row.content, answer),
    now,
  ]);
  return {
    mockTestId,
    name: row.name,
    mode: row.mode,
    time: "standard",
    totalQuestions: row.total,
    sectionType: 1,
    mockTestSectionId: section_id,
    startDateTimestamp: row.started_at.getTime(),
    deadline: row.deadline.getTime(),
    serverTime: now.getTime(),
    currentQuestionId: next!.item_id,
    order: place + 1,
    isLastQuestion: place + 1 === row.total,
    question: served({ ...next!, place: place + 1 }),
    isBookmarked: false,
  };
}

function served({ item_id, format, content, place }: ItemRow): unknown {
  const question = toPublicQuestion({ questionId: item_id, format, content });
  return { ...question, order: place, name: `Question ${place}`, isAnswered: false, revision: 0 };
}

const CALLS: Record<string, (caller: Caller, input: never) => Promise<unknown>> = {
  [`${freeQuiz.saveAnswer.method} ${API_BASE}${freeQuiz.saveAnswer.path}`]: answerQuiz,
  [`${mockTest.submitAnswer.method} ${API_BASE}${mockTest.submitAnswer.path}`]: answerMock,
};

function metrics(): string {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}\n`;
}

async function answerTo(request: IncomingMessage): Promise<string> {
  if (request.url === "/metrics" || request.url === "/readyz") return metrics();
  const call = CALLS[`${request.method} ${request.url}`];
  if (!call) throw new Error(`no call ${request.method} ${request.url}`);
  const body = await text(request);
  const caller = callerOf(request);
  return JSON.stringify({ result: await call(caller, JSON.parse(body) as never) });
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

const { rows } = await pool.query<{ section: string; keys: string[] }>(
  `select section, array_agg(key order by md5(key)) as keys from items
   where is_current and pool = 'mock' and state = 'active' group by section`,
);
for (const { section, keys } of rows)
  following.set(section, new Map(keys.map((key, n) => [key, keys[(n + 1) % keys.length]!])));
createServer((request, response) => {
  answerTo(request).then(
    (body) => send(response, 200, body),
    (error: Error) => send(response, 500, JSON.stringify({ message: error.message })),
  );
}).listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => process.exit());
