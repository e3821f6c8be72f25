/** The results of a cohort's mocks, read from the database. */
import type { SectionName } from "@theta/contract";
import type pg from "pg";
import { accuracy, SECTION_NAMES } from "../../packages/engine/src/index.ts";
import type { Cohort } from "./simulate-cohort.ts";

export interface SectionFindings {
  readonly section: SectionName;
  readonly sittings: number;
  readonly bias: number;
  readonly rmse: number;
  readonly correlation: number;
  /** Share of abilities inside the interval that should contain nine in ten. */
  readonly coverage: number;
  readonly maxExposure: number;
  readonly overlap: number;
  readonly itemsUsed: number;
  readonly itemsInPool: number;
  readonly repeats: number;
  /** True and estimated abilities, for the chart. */
  readonly points: readonly (readonly [truth: number, estimate: number])[];
}

export interface Findings {
  readonly learners: number;
  readonly mocks: number;
  readonly answers: number;
  readonly totals: readonly number[];
  readonly meanTotal: number;
  readonly sdTotal: number;
  readonly sections: readonly SectionFindings[];
  readonly times: { readonly median: number; readonly p99: number };
}

/** In a normal distribution, nine in ten are within this many standard errors. */
const NINE_IN_TEN = 1.645;

export async function findingsOf(pool: pg.Pool, cohort: Cohort): Promise<Findings> {
  const { rows } = await pool.query<{ total: number }>(
    "select total from mock_attempts where ended_at is not null",
  );
  const totals = rows.map(({ total }) => total);
  const sections: SectionFindings[] = [];
  for (const section of SECTION_NAMES)
    sections.push(await findingsOfSection(pool, cohort, section));
  const times = cohort.times.toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  const meanTotal = mean(totals);
  return {
    learners: cohort.abilities.size,
    mocks: totals.length,
    answers: times.length,
    totals,
    meanTotal,
    sdTotal: Math.sqrt(mean(totals.map((total) => (total - meanTotal) ** 2))),
    sections,
    times: { median: at(0.5), p99: at(0.99) },
  };
}

async function findingsOfSection(
  pool: pg.Pool,
  { abilities }: Cohort,
  section: SectionName,
): Promise<SectionFindings> {
  const { rows } = await pool.query<{
    learner: string;
    theta: number;
    error: number;
    repeats: number;
    length: number;
  }>(
    `select learner_id as learner, theta, theta_error as error, repeats, total as length
     from mock_sections where section = $1 and ended_at is not null`,
    [section],
  );
  const truth = rows.map(({ learner }) => abilities.get(learner)![section]);
  const found = rows.map(({ theta }) => theta);
  const inside = rows.filter(
    ({ theta, error }, k) => Math.abs(theta - truth[k]!) <= NINE_IN_TEN * error,
  );
  return {
    section,
    sittings: rows.length,
    ...accuracy(truth, found),
    coverage: inside.length / rows.length,
    repeats: rows.reduce((sum, { repeats }) => sum + repeats, 0),
    points: truth.map((theta, k) => [theta, found[k]!] as const),
    ...(await exposureOf(pool, section, rows.length, rows[0]!.length)),
  };
}

async function exposureOf(pool: pg.Pool, section: SectionName, sittings: number, length: number) {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from mock_questions q join mock_sections s on s.id = q.section_id
     where s.section = $1 group by q.item_id`,
    [section],
  );
  const bank = await pool.query<{ n: number }>(
    `select count(*)::int as n from items
     where section = $1 and pool = 'mock' and is_current and state = 'active'`,
    [section],
  );
  const pairs = rows.reduce((sum, { n }) => sum + n * (n - 1), 0);
  return {
    maxExposure: Math.max(...rows.map(({ n }) => n)) / sittings,
    overlap: pairs / (length * sittings * (sittings - 1)),
    itemsUsed: rows.length,
    itemsInPool: bank.rows[0]!.n,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
