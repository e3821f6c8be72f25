import type { Compilable, CompiledQuery } from "kysely";
import type { Db, Tx } from "./database.ts";

type Values = Readonly<Record<string, unknown>>;

/** Stands for a value while the statement is built. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** What is read from it stands for a value. A statement that looks into one, in a condition say, would be wrong for all others. */
const PLACES = new Proxy(
  {},
  {
    get: (_, name) => new Place(String(name)),
    ownKeys: () => {
      throw new Error("A statement that's built once takes each value by its name.");
    },
  },
);

/**
 * A statement whose text is the same for all values: built at its first use, and sent with other
 * values from then on. Building took more of a hot call's time than anything else of ours. `build`
 * may only pass the values on.
 */
export function builtOnce<Given extends Values, Row>(
  build: (db: Db | Tx, given: Given) => Compilable<Row>,
): (db: Db | Tx, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    built ??= build(db, PLACES as Given).compile();
    const parameters = built.parameters.map((one) =>
      one instanceof Place ? given[one.name] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
