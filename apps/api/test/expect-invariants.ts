import { expect } from "vitest";
import type { Db } from "../src/platform/database/database.ts";
import { findBroken } from "./invariants.ts";

/** Every test that names a row ends with this; see test-app.ts. */
export async function expectInvariants(db: Db, options: { books?: boolean } = {}): Promise<void> {
  expect(await findBroken(db, options)).toEqual([]);
}
