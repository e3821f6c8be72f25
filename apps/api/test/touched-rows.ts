import { type RawBuilder, sql } from "kysely";
import type { Db } from "../src/platform/database/database.ts";

interface PlanNode {
  "Relation Name"?: string;
  "Index Name"?: string;
  /** Of each loop, on average. */
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** Runs a statement as the search of learners does: its indexes of a table, and how many of its rows it touches. */
export async function touchedRows(
  db: Db,
  table: string,
  statement: RawBuilder<unknown>,
): Promise<{ indexes: string[]; touched: number }> {
  return await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local jit = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": [{ Plan: PlanNode }] }>`
      explain (analyze, timing off, format json) ${statement}`.execute(tx);
    const nodes = nodesOf(rows[0]!["QUERY PLAN"][0].Plan);
    const touched = nodes
      .filter((node) => node["Relation Name"] === table)
      .map((node) =>
        Math.round(
          node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)),
        ),
      );
    const indexes = nodes.map((node) => node["Index Name"]).filter((name) => name !== undefined);
    return {
      indexes: [...new Set(indexes.filter((name) => name.startsWith(`${table}_`)))].toSorted(),
      touched: touched.reduce((sum, count) => sum + count, 0),
    };
  });
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
