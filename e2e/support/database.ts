/** Reads the run's database, and makes time pass in it. */
import pg from "pg";

export const DATABASE_OF_RUN = "E2E_DATABASE_URL";

export async function query<Row extends object>(
  text: string,
  values: unknown[],
  url = process.env[DATABASE_OF_RUN],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
