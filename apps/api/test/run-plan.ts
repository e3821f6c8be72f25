/** How PostgreSQL went about a statement: what it used, and how many rows it had to look at. */
import { sql, type SelectQueryBuilder } from "kysely";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

export interface RunPlan {
  kinds: string[];
  indexes: { name: string; condition: string | undefined }[];
  /** Of tables, including those that a filter turned away. */
  rowsRead: number;
}

export async function runPlan<DB, T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
): Promise<RunPlan> {
  const [row] = await query.explain<{ "QUERY PLAN": [{ Plan: Plan }] }>("json", sql`analyze`);
  const nodes = nodesOf(row!["QUERY PLAN"][0].Plan);
  return {
    kinds: nodes.map((node) => node["Node Type"]),
    indexes: nodes.flatMap((node) =>
      node["Index Name"] === undefined
        ? []
        : [{ name: node["Index Name"], condition: node["Index Cond"] }],
    ),
    rowsRead: nodes
      .filter((node) => node["Relation Name"] !== undefined)
      .map(
        (one) => (one["Actual Rows"] + (one["Rows Removed by Filter"] ?? 0)) * one["Actual Loops"],
      )
      .reduce((sum, count) => sum + count, 0),
  };
}
