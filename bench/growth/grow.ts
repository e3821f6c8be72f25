/** A database in which others have been learning for years. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { writeLearners } from "../world/bench-learners.ts";
import { type Cell, copyRows } from "../world/copy-rows.ts";

/** What each of them has answered: two quizzes, a full mock, and some practice. */
const QUIZ_QUESTIONS = 10;
const QUIZZES = 2;
const SECTIONS = ["quant", "verbal", "dataInsights"] as const;
const SECTION_QUESTIONS = 20;
const PRACTICE = 20;
const ANSWERS = QUIZZES * QUIZ_QUESTIONS + SECTIONS.length * SECTION_QUESTIONS + PRACTICE;

/** Written together, so that memory doesn't grow with the database. */
const BATCH = 2_000;

interface Bank {
  quizzes: string[];
  mock: string;
  items: string[];
  keys: string[];
}

/** Adds this many stored answers, of as many learners as it takes. */
export async function grow(
  url: string,
  answers: number,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // The rows refer to each other by how they're made, so nothing needs to be looked up.
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    const bank = await readBank(client);
    const learners = Math.ceil(answers / ANSWERS);
    for (let done = 0; done < learners; done += BATCH) {
      await addBatch(client, bank, done, Math.min(BATCH, learners - done));
      onProgress(Math.min(learners, done + BATCH), learners);
    }
    await client.query("vacuum analyze");
    // Otherwise, what was just written is flushed while the first requests are measured.
    await client.query("checkpoint");
  } finally {
    await client.end();
  }
}

async function readBank(client: Client): Promise<Bank> {
  const list = async (text: string) =>
    (await client.query<{ value: string }>(text)).rows.map(({ value }) => value);
  return {
    quizzes: await list("select id as value from quizzes where is_offered order by key limit 20"),
    mock: (await list("select id as value from mocks where section is null order by place"))[0]!,
    items: await list("select id as value from items where is_current order by key"),
    keys: await list("select key as value from items where is_current order by key"),
  };
}

async function addBatch(client: Client, bank: Bank, from: number, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, k): Person => ({
    learnerId: randomUUID(),
    sessionId: randomUUID(),
    email: `grown-${from + k}@example.org`,
    sections: SECTIONS.map(() => randomUUID()),
    n: from + k,
  }));
  await writeLearners(client, people);
  for (const { table, columns, times, row } of tablesOf(bank)) {
    function* rows() {
      for (const person of people) for (let k = 0; k < times; k++) yield row(person, k);
    }
    await copyRows(client, table, columns.split(/\s+/), rows());
  }
}

interface Person {
  learnerId: string;
  sessionId: string;
  email: string;
  sections: string[];
  n: number;
}

/** A learner's rows in one table. */
interface TableOfLearner {
  table: string;
  /** With spaces between them, in the order of a row's cells. */
  columns: string;
  /** How many rows each learner has. */
  times: number;
  row: (person: Person, k: number) => Cell[];
}

const ANSWER = '{"optionId":"a"}';

/** Years of work, the newest an hour ago. */
const at = ({ n }: Person, minutes: number) =>
  new Date(Date.now() - 3_600_000 - (n % 1_000) * 86_400_000 + minutes * 60_000).toISOString();

const tablesOf = (bank: Bank): TableOfLearner[] => [
  ...quizTables(bank),
  ...mockTables(bank),
  ...practiceTables(bank),
];

const itemOf = (bank: Bank, { n }: Person, k: number) =>
  bank.items[(n * 97 + k) % bank.items.length]!;

function quizTables(bank: Bank): TableOfLearner[] {
  const quiz = ({ n }: Person, k: number) => bank.quizzes[(n + k) % bank.quizzes.length]!;
  return [
    {
      table: "quiz_attempts",
      columns:
        "learner_id quiz_id started_at deadline ended_at ended_by reached total correct wrong",
      times: QUIZZES,
      row: (one, k) =>
        [one.learnerId, quiz(one, k), at(one, 0), at(one, 20), at(one, 19), "learner"].concat(
          [QUIZ_QUESTIONS, QUIZ_QUESTIONS, 5, 5].map(String),
        ),
    },
    {
      table: "quiz_questions",
      columns:
        "learner_id quiz_id item_id shown_at answered_at left_at answer is_correct place revision",
      times: QUIZZES * QUIZ_QUESTIONS,
      row: (one, k) => {
        const ids = [
          one.learnerId,
          quiz(one, Math.floor(k / QUIZ_QUESTIONS)),
          itemOf(bank, one, k),
        ];
        const times = [at(one, 0), at(one, 1), at(one, 1)];
        const place = 1 + (k % QUIZ_QUESTIONS);
        return ids.concat(times, ANSWER, `${k % 2 === 0}`, `${place}`, "1");
      },
    },
  ];
}

function mockTables(bank: Bank): TableOfLearner[] {
  return [
    {
      table: "mock_attempts",
      columns: `learner_id mock_id opened_at started_at ended_at order_type total total_percentile
        total_error total_low total_high`,
      times: 1,
      row: (one) =>
        [one.learnerId, bank.mock, at(one, 0), at(one, 0), at(one, 140)].concat(
          [1, 605, 60, 30, 575, 635].map(String),
        ),
    },
    {
      table: "mock_sections",
      columns: `learner_id id mock_id section started_at deadline ended_at ended_by place total seed
        correct wrong repeats score percentile score_error score_low score_high theta theta_error
        eap_theta eap_error`,
      times: SECTIONS.length,
      row: (one, k) => {
        const ids = [one.learnerId, one.sections[k]!, bank.mock, SECTIONS[k]!];
        const times = [46 * k, 46 * k + 45, 46 * k + 44].map((minutes) => at(one, minutes));
        const counts = [k + 1, SECTION_QUESTIONS, 1, 10, 10, 0];
        const scores = [78, 60, 2, 76, 80, 0.1, 0.3, 0.1, 0.3];
        return ids.concat(times, "learner", counts.map(String), scores.map(String));
      },
    },
    {
      table: "mock_questions",
      columns: `learner_id section_id item_id shown_at answered_at left_at answer is_correct place
        is_scored is_repeat a b c theta theta_error`,
      times: SECTIONS.length * SECTION_QUESTIONS,
      row: (one, k) => {
        const section = one.sections[Math.floor(k / SECTION_QUESTIONS)]!;
        const ids = [one.learnerId, section, itemOf(bank, one, 100 + k)];
        const times = [2 * k, 2 * k + 1, 2 * k + 1].map((minutes) => at(one, minutes));
        const place = 1 + (k % SECTION_QUESTIONS);
        const marks = [`${k % 2 === 0}`, `${place}`, "true", "false"];
        return ids.concat(times, ANSWER, marks, [1, 0, 0.2, 0.1, 0.4].map(String));
      },
    },
  ];
}

function practiceTables(bank: Bank): TableOfLearner[] {
  return [
    {
      table: "practice_answers",
      columns: "learner_id item_id shown_at answered_at answer is_correct",
      times: PRACTICE,
      row: (one, k) => {
        const times = [at(one, 200 + k), at(one, 201 + k)];
        return [one.learnerId, itemOf(bank, one, 200 + k)].concat(times, ANSWER, `${k % 2 === 0}`);
      },
    },
    {
      table: "reviews",
      columns: "learner_id item_key last_answered_at last_was_right",
      times: PRACTICE,
      row: (one, k) => [
        one.learnerId,
        bank.keys[(one.n * 97 + 200 + k) % bank.keys.length]!,
        at(one, 201 + k),
        true,
      ],
    },
  ];
}
