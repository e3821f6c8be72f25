import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDb } from "../../../test/test-db.ts";
import { builtOnce } from "./built-once.ts";

test("builds a statement once and sends it with each call's values", async () => {
  const { db } = await createTestDb();
  let times = 0;
  const select = builtOnce((on, { name, least }: { name: string; least: number }) => {
    times += 1;
    return on
      .selectFrom((eb) =>
        eb.fn<{ n: number }>("generate_series", [sql.val(least), sql.lit(3)]).as<"n">("n"),
      )
      .select([sql<string>`${name}::text`.as("name"), sql<number>`n::int`.as("n")]);
  });
  expect(await select(db, { name: "one", least: 2 })).toEqual([
    { name: "one", n: 2 },
    { name: "one", n: 3 },
  ]);
  expect(await select(db, { name: "another", least: 3 })).toEqual([{ name: "another", n: 3 }]);
  expect(times).toBe(1);
});

test("refuses to build from a copy of all values, which would have none", async () => {
  const { db } = await createTestDb();
  const select = builtOnce((on, { ...given }: { name: string }) =>
    on.selectNoFrom(sql<string>`${given.name}::text`.as("name")),
  );
  await expect(select(db, { name: "one" })).rejects.toThrow(/each value by its name/);
});
