import type { PoolClient } from "pg";
import { isHung, isStalePlan } from "./failures.ts";

/** Long ones are batches with varying numbers of rows, which would only waste memory. */
const MOST_VALUES = 30;
const MOST_STATEMENTS = 1_000;

type Send = (...given: unknown[]) => Promise<unknown>;

const names = new Map<string, string>();

/**
 * Drops a connection that doesn't answer: whatever was asked on it next would wait behind the
 * question that hangs. And makes one that can keep what is `prepared` parse and plan each statement
 * once instead of on every use, which took three quarters of the database's time. It's dropped when
 * a migration has changed a table under it.
 */
export function tendConnection(client: PoolClient, prepared: boolean): void {
  const send = client.query.bind(client) as Send;
  const query: Send = async (text, values, ...more) => {
    const name = prepared && more.length === 0 ? nameOf(text, values) : undefined;
    try {
      return await (name === undefined
        ? send(text, values, ...more)
        : send({ name, text, values }));
    } catch (error) {
      if (isStalePlan(error) || isHung(error)) void client.end();
      throw error;
    }
  };
  Object.assign(client, { query });
}

function nameOf(text: unknown, values: unknown): string | undefined {
  if (typeof text !== "string" || !Array.isArray(values)) return undefined;
  if (values.length === 0 || values.length > MOST_VALUES) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `theta-${names.size + 1}`;
  names.set(text, name);
  return name;
}
